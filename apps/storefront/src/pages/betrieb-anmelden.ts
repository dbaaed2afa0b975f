export { EmptyPage as default } from "@/features/sitemap/empty-page";
export { getServerSideProps } from "@/features/home/register-page.server";
