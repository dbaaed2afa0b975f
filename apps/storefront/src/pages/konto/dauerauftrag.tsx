export { StandingSetupScreen as default } from "@/features/standing/setup/setup-screen";
