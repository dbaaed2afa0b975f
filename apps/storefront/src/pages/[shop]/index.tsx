export { ShopScreen as default } from "@/features/shop/shop-screen";
export { getStaticPaths, getStaticProps } from "@/entities/shop-page/shop-props.server";
