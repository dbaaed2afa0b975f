export { AddCardScreen as default } from "@/features/account/cards/add-card-screen";
