export { ShopScreen as default } from "@/features/shop/shop-screen";
export { getStaticPaths, getStaticProps } from "@/frame/shop-props.server";
