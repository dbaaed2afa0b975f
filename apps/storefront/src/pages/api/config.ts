export { default } from "@/frame/config-endpoint";
