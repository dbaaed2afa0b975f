export { default } from "@/app/demo-sign-ins-endpoint";
