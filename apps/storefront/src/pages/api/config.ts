export { default } from "@/app/config-endpoint";
