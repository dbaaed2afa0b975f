export { NoticePage as default } from "@/features/messages/notice-page";
