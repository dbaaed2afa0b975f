export { MerchantTermsScreen as default } from "@/features/legal/merchant-contracts";
