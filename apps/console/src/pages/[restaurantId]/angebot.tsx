export { OfferingScreen as default } from "@/features/offering/offering-screen";
