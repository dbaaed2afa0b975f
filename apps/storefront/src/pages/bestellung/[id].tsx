export { OrderScreen as default } from "@/features/order/order-screen";
