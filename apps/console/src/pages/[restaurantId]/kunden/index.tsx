export { CustomersScreen as default } from "@/features/customers/customers-screen";
