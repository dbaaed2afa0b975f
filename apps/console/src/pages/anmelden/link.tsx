export { MailLinkScreen as default } from "@/features/sign-in/mail-link-screen";
