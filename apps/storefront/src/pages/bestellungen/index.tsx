export { OrdersScreen as default } from "@/features/order/list/orders-screen";
