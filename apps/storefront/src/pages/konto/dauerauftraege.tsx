export { StandingOrdersScreen as default } from "@/features/standing/own/standing-screen";
