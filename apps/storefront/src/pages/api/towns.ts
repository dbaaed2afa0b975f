export { townsEndpoint as default } from "@/frame/towns-endpoint";
