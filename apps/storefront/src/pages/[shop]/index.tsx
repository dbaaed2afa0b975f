export { ShopScreen as default } from "@/features/shop/shop-screen";
export { getStaticPaths, getStaticProps } from "@/features/shop/shop-screen.server";
