import type { BusinessCustomer } from "@lokalkorb/domain/ordering/businesses/business-customer";
import { usualTerms } from "@lokalkorb/domain/ordering/businesses/business-terms";

const town = { zip: "83253", city: "Rimsting", country: "DE" } as const;

/** A company that is supplied, whose admin is a shopper of the demo, and one that waits for an answer. */
export const farmShopBusinesses: Readonly<Record<string, BusinessCustomer>> = {
  "b_beispiel-kita": {
    ...usualTerms,
    name: "Beispiel-Kita",
    legalName: "Beispiel-Kita gGmbH (Demo)",
    country: "DE",
    addresses: { billing: { street: "Am Spielplatz", houseNo: "1", ...town }, deliveries: [] },
    emails: { orders: "kunde@lokalkorb.example", invoices: "rechnung@kita.example" },
    discountBp: 500,
    openCents: 0,
    poRequired: true,
    groupBy: "costCenter",
    eInvoice: "zugferd",
    approvalAboveCents: 15_000,
    employees: [
      { email: "kunde@lokalkorb.example", uid: "demo-kunde-34", name: "Stammkunde 34", role: "admin" },
      {
        email: "kueche@kita.example",
        name: "Küche der Beispiel-Kita",
        role: "buyer",
        monthlyLimitCents: 30_000,
        costCenter: "Küche",
      },
    ],
    employeeEmails: ["kunde@lokalkorb.example", "kueche@kita.example"],
    status: "active",
  },
  "b_beispiel-gasthof": {
    ...usualTerms,
    name: "Beispiel-Gasthof",
    legalName: "Beispiel-Gasthof OHG (Demo)",
    vatId: "DE136695976",
    country: "DE",
    addresses: { billing: { street: "Marktplatz", houseNo: "8", ...town }, deliveries: [] },
    emails: { orders: "gasthof@post.example", invoices: "gasthof@post.example" },
    openCents: 0,
    eInvoice: "pdf",
    employees: [{ email: "gasthof@post.example", name: "Einkauf des Gasthofs", role: "admin" }],
    employeeEmails: ["gasthof@post.example"],
    status: "requested",
    message: "Wir brauchen zweimal in der Woche Eier und Milch.",
  },
};
