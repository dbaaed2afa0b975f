export { BackOfficeScreen as default } from "@/features/back-office/back-office-screen";
