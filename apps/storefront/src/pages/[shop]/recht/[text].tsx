export { LegalTextScreen as default } from "@/features/legal/shop/legal-text-screen";
export { getStaticPaths, getStaticProps } from "@/features/legal/shop/legal-text-screen.server";
