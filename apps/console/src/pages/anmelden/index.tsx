export { SignInScreen as default } from "@/features/sign-in/ui/sign-in-screen";
