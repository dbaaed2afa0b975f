export { CheckoutScreen as default } from "@/features/checkout/checkout-screen";
export { getStaticPaths, getStaticProps } from "@/entities/shop-page/shop-props.server";
