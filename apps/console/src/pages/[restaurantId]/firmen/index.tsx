export { BusinessesScreen as default } from "@/features/businesses/businesses-screen";
