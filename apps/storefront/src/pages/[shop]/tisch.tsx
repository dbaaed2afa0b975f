export { getStaticPaths, getStaticProps } from "@/entities/shop-page/shop-props.server";
export { TableScreen as default } from "@/features/table/table-screen";
