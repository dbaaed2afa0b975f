export { townsEndpoint as default } from "@/features/home/place/towns-endpoint";
