export { FailedScreen as default } from "@/features/errors/failed-screen";
