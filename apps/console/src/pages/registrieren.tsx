export { RegisterScreen as default } from "@/features/sign-in/ui/register-screen";
