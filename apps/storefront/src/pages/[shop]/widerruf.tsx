export { WithdrawInfoScreen as default } from "@/features/legal/withdrawal/withdraw-info-screen";
export { getStaticPaths, getStaticProps } from "@/features/legal/withdrawal/withdraw-info-screen.server";
