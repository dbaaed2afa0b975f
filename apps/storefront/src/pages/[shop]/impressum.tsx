export { ShopImprintScreen as default } from "@/features/legal/shop-imprint-screen";
export { getStaticPaths, getStaticProps } from "@/app/shop-props.server";
