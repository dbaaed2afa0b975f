export { GroupCheckoutScreen as default } from "@/features/checkout/group-checkout-screen";
export { getStaticPaths, getStaticProps } from "@/entities/shop-page/shop-props.server";
