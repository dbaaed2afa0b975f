export { AllOrdersScreen as default } from "@/features/board/history/all-orders-screen";
