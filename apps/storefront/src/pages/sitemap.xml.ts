export { EmptyPage as default } from "@/features/sitemap/empty-page";
export { getServerSideProps } from "@/features/sitemap/sitemap-page.server";
