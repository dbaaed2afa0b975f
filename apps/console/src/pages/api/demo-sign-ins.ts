export { default } from "@/frame/demo-sign-ins-endpoint";
