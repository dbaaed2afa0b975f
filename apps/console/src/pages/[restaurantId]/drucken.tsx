export { PrintoutsScreen as default } from "@/features/orders/printouts/printouts-screen";
