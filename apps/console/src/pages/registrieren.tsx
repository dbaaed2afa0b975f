export { RegisterScreen as default } from "@/features/sign-in/register-screen";
