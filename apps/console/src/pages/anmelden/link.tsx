export { MailLinkScreen as default } from "@/features/sign-in/ui/mail-link-screen";
