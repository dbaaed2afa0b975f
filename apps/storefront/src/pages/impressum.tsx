export { ImprintScreen as default } from "@/features/legal/imprint-screen";
