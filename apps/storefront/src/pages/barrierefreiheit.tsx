export { AccessibilityScreen as default } from "@/features/legal/accessibility-screen";
