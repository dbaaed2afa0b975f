export { townsEndpoint as default } from "@/features/home/towns-endpoint";
