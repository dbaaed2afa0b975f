export { default } from "@/features/sign-in/state/demo-sign-ins-endpoint";
