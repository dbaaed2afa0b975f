export { KitchenScreen as default } from "@/features/orders/kitchen/kitchen-screen";
