export { ReportScreen as default } from "@/features/figures/report/report-screen";
