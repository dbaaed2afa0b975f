export { AppearanceScreen as default } from "@/features/appearance/appearance-screen";
