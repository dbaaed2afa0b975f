export { InvoicesScreen as default } from "@/features/invoices/invoices-screen";
