export { MessagesScreen as default } from "@/features/back-office/messages/messages-screen";
