export { default } from "@/app/environment/health-endpoint";
