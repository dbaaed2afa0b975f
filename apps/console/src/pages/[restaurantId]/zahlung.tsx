export { PaymentScreen as default } from "@/features/payment/payment-screen";
