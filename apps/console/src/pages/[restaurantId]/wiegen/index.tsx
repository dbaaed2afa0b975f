export { WeighingScreen as default } from "@/features/orders/weighing/weighing-screen";
