export { default } from "@/shared/environment/picture-endpoint";
