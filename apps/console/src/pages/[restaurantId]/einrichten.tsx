export { SetupScreen as default } from "@/features/setup/setup-screen";
