export { DataScreen as default } from "@/features/account/data/data-screen";
