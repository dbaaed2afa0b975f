export { ClosingScreen as default } from "@/features/orders/closing/closing-screen";
