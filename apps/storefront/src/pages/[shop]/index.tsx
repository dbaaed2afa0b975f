export { ShopScreen as default } from "@/features/shop/shop-screen";
export { getStaticPaths, getStaticProps } from "@/app/shop-props.server";
