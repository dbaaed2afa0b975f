export { DiscountsScreen as default } from "@/features/discounts/discounts-screen";
