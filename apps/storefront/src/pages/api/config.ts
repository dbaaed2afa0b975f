export { default } from "@/app/environment/config-endpoint";
