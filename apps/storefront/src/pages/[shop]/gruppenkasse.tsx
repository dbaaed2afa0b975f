export { GroupCheckoutScreen as default } from "@/features/checkout/group-checkout-screen";
export { getStaticPaths, getStaticProps } from "@/features/checkout/checkout-screen.server";
