export { StandingScreen as default } from "@/features/standing/standing-screen";
