export { default } from "@/features/sign-in/demo-sign-ins-endpoint";
