export { OfferingScreen as default } from "@/features/catalog/offering-screen";
