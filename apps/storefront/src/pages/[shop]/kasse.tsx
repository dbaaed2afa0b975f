export { CheckoutScreen as default } from "@/features/checkout/checkout-screen";
export { getStaticPaths, getStaticProps } from "@/features/checkout/checkout-screen.server";
