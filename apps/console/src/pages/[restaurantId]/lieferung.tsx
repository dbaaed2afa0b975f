export { DistributionScreen as default } from "@/features/fulfilment/ui/fulfilment-screen";
