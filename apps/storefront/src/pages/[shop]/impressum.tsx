export { ShopImprintScreen as default } from "@/features/legal/shop/shop-imprint-screen";
export { getStaticPaths, getStaticProps } from "@/features/legal/shop/shop-imprint-screen.server";
