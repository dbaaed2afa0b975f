export { NewShopScreen as default } from "@/features/new-shop/new-shop-screen";
