export { SignInScreen as default } from "@/features/account/sign-in/sign-in-screen";
