export { BoardScreen as default } from "@/features/orders/board/board-screen";
