export { EatersScreen as default } from "@/features/eaters/eaters-screen";
