export { TodayScreen as default } from "@/features/figures/today/today-screen";
