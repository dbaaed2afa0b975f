export { DataProcessingScreen as default } from "@/features/legal/merchant-contracts";
