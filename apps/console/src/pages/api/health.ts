export { default } from "@/frame/health-endpoint";
