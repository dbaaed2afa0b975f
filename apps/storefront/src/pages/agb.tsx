export { TermsScreen as default } from "@/features/legal/terms-screen";
