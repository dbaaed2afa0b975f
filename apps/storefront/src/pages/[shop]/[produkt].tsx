export { ProductScreen as default } from "@/features/shop/product-screen";
export { getStaticPaths, getStaticProps } from "@/features/shop/product-screen.server";
