export { RequestLinkScreen as default } from "@/features/sign-in/ui/request-link-screen";
