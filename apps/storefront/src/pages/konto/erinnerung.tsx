export { BasketReminderScreen as default } from "@/features/basket-reminder/basket-reminder-screen";
