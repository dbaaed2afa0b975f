export { menuPartEndpoint as default } from "@/features/shop/rest/menu-part-endpoint";
