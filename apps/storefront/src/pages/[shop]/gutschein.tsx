export { GiftScreen as default } from "@/features/gift-card/gift-screen";
export { getStaticPaths, getStaticProps } from "@/features/gift-card/gift-screen.server";
