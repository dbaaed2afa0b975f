export { InvitationScreen as default } from "@/features/invitation/invitation-screen";
