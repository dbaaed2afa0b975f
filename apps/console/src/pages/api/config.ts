export { default } from "@/shared/environment/config-endpoint";
