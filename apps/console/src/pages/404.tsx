export { NotFoundScreen as default } from "@/features/errors/not-found-screen";
