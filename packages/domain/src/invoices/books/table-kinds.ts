/** The tables that one can take out; their columns are the same for every shop, so that a program can read them each month. */
export const tableKinds = ["orders", "lines", "vat", "money", "deposits", "companyInvoices", "giftCards"] as const;
export type TableKind = (typeof tableKinds)[number];

/** Where entries of the books come from; each is read page by page. */
export const bookSources = ["orders", "lateRefunds", "laterTips", "companyInvoices", "giftSales", "giftCards"] as const;
export type BookSource = (typeof bookSources)[number];
