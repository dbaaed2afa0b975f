export { LegalTextsScreen as default } from "@/features/legal-texts/legal-texts-screen";
