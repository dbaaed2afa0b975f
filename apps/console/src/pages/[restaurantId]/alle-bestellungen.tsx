export { AllOrdersScreen as default } from "@/features/orders/history/all-orders-screen";
