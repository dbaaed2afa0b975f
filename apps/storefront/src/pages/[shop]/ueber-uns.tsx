export { AboutScreen as default } from "@/features/about-shop/about-screen";
export { getStaticPaths, getStaticProps } from "@/entities/shop-page/shop-props.server";
