export { default } from "@/shared/environment/health-endpoint";
