export { WithdrawalsScreen as default } from "@/features/withdrawals/withdrawals-screen";
