export { WithdrawScreen as default } from "@/features/order/withdrawal/withdraw-screen";
export { getStaticPaths, getStaticProps } from "@/entities/shop-page/shop-props.server";
