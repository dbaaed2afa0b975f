export { FulfilmentScreen as default } from "@/features/fulfilment/ui/fulfilment-screen";
