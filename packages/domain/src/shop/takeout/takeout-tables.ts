import type { Row } from "../../catalog/csv/csv-row.ts";
import { centsCell, dayCell } from "../../invoices/books/cells.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { netRevenueCents } from "../../ordering/customers/count-customer.ts";
import { customerNo } from "../../ordering/customers/customer-words.ts";
import type { Customer } from "../../ordering/customers/customer-fields.ts";

export interface TakenItem {
  readonly name: string;
  readonly description?: string | undefined;
  readonly sku?: string | undefined;
  readonly barcode?: string | undefined;
  readonly priceCents: Cents;
  readonly depositCents: Cents;
  readonly unit: "piece" | "kg" | "l";
  readonly vatClass: string;
  readonly ingredients?: string | undefined;
  readonly allergens: readonly string[];
  readonly origin?: string | undefined;
  readonly status: "active" | "hidden" | "archived";
}

const units = { piece: "Stück", kg: "kg", l: "l" } as const;
const itemStates = { active: "aktiv", hidden: "verborgen", archived: "archiviert" } as const;

/** The JSON beside it says more. */
export const itemsTable = (items: readonly TakenItem[]): readonly Row[] => [
  ["Name", "Beschreibung", "Artikelnummer", "EAN", "Preis", "Pfand", "Einheit"].concat([
    "Steuerklasse",
    "Zutaten",
    "Allergene",
    "Herkunft",
    "Zustand",
  ]),
  ...items.map((item) => [
    item.name,
    item.description ?? "",
    item.sku ?? "",
    item.barcode ?? "",
    centsCell(item.priceCents),
    centsCell(item.depositCents),
    units[item.unit],
    item.vatClass,
    item.ingredients ?? "",
    item.allergens.join(", "),
    item.origin ?? "",
    itemStates[item.status],
  ]),
];

const consentWords = { granted: "erteilt", denied: "abgelehnt", withdrawn: "widerrufen" } as const;

type TakenCustomer = Pick<
  Customer,
  "person" | "emailLower" | "addresses" | "stats" | "tags" | "groups" | "notes" | "blocked" | "consents"
> & { readonly id: string };

/** A row for each customer, with what was agreed to: by whom, when, and where the words stood (GDP-04). */
export function customersTable(customers: readonly TakenCustomer[], dayOf: (at: Instant) => LocalDate): readonly Row[] {
  const day = (at: Instant | undefined): string => (at === undefined ? "" : dayCell(dayOf(at)));
  return [
    ["Kundennummer", "Vorname", "Nachname", "Firma", "E-Mail", "Telefon", "Adressen", "Bestellungen"].concat([
      "Umsatz nach Erstattungen",
      "Erste Bestellung",
      "Letzte Bestellung",
      "Tags",
      "Gruppen",
      "Notizen",
      "Gesperrt, Grund",
      "Werbung",
      "Werbung: erklärt am",
      "Werbung: Wortlaut oder Quelle",
    ]),
    ...customers.map(({ id, person, emailLower, addresses, stats, tags, groups, notes, blocked, consents }) => {
      const { marketing } = consents;
      return [
        customerNo(id),
        person.firstName,
        person.lastName,
        person.company ?? "",
        person.email ?? emailLower,
        person.phone ?? "",
        addresses.map((one) => `${one.street} ${one.houseNo}, ${one.zip} ${one.city}`).join("\n"),
        String(stats.orders),
        centsCell(netRevenueCents(stats)),
        day(stats.firstOrderAt),
        day(stats.lastOrderAt),
        tags.join(", "),
        groups.join(", "),
        (notes ?? []).map(({ text }) => text).join("\n"),
        blocked?.reason ?? "",
        marketing === undefined ? "" : consentWords[marketing.state],
        marketing === undefined ? "" : new Date(marketing.at).toISOString(),
        marketing?.source ?? "",
      ];
    }),
  ];
}
