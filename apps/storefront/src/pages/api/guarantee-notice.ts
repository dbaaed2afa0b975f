export { noticeEndpoint as default } from "@/entities/guarantee/notice.server";
