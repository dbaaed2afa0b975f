export { TablesScreen as default } from "@/features/tables/tables-screen";
