export { ImprintScreen as default } from "@/features/legal/imprint-screen";
export { getServerSideProps } from "@/features/legal/imprint-screen.server";
