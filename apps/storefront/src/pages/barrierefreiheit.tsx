export { AccessibilityScreen as default } from "@/features/legal/accessibility-screen";
export { getServerSideProps } from "@/features/legal/imprint-screen.server";
