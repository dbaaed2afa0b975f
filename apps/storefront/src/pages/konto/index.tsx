export { AccountScreen as default } from "@/features/account/profile/account-screen";
