export { LinkScreen as default } from "@/features/account/sign-in/link-screen";
