export { BusinessRequestScreen as default } from "@/features/business/request/request-screen";
export { getStaticPaths, getStaticProps } from "@/entities/shop-page/shop-props.server";
