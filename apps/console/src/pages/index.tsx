export { StartScreen as default } from "@/features/start/start-screen";
