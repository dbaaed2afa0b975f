import { type BookSource, tableKinds } from "@lokalkorb/domain/invoices/books/table-kinds";

export const bookFiles = [...tableKinds, "datev", "bmd"] as const;
export type BookFile = (typeof bookFiles)[number];

const sold = ["orders", "lateRefunds"] as const;
const booked = [...sold, "laterTips", "companyInvoices", "giftSales"] as const;

/** Read for a file. */
export const sourcesOf: Readonly<Record<BookFile, readonly BookSource[]>> = {
  orders: ["orders"],
  lines: ["orders"],
  vat: [...sold, "companyInvoices"],
  money: [...sold, "laterTips", "giftSales"],
  deposits: sold,
  companyInvoices: ["companyInvoices"],
  giftCards: ["giftCards"],
  datev: booked,
  bmd: booked,
};

/** Files of bookings lie in one business year, and are made month by month. */
export const isOfBookings = (file: BookFile): file is "datev" | "bmd" => file === "datev" || file === "bmd";
