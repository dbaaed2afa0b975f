export { WayThereScreen as default } from "@/features/way-there/way-there-screen";
export { getStaticPaths, getStaticProps } from "@/entities/shop-page/shop-props.server";
