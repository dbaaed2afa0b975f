export { FulfilmentScreen as default } from "@/features/fulfilment/fulfilment-screen";
