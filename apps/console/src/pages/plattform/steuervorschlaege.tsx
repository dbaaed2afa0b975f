export { VatScreen as default } from "@/features/back-office/vat/vat-screen";
