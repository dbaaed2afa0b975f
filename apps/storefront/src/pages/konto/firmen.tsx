export { OwnBusinessesScreen as default } from "@/features/business/own/own-screen";
