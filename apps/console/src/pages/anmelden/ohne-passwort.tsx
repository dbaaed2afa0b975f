export { RequestLinkScreen as default } from "@/features/sign-in/request-link-screen";
