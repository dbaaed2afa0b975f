export { PrivacyScreen as default } from "@/features/legal/privacy-screen";
