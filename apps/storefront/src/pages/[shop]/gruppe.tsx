export { GroupScreen as default } from "@/features/shop/group-screen";
export { getStaticPaths, getStaticProps } from "@/entities/shop-page/shop-props.server";
