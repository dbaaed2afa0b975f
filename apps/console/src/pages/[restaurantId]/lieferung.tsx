export { DistributionScreen as default } from "@/features/distribution/distribution-screen";
