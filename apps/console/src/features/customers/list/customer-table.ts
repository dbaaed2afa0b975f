import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { netRevenueCents } from "@lokalkorb/domain/ordering/customers/count-customer";
import { customerNo } from "@lokalkorb/domain/ordering/customers/customer-words";
import type { ShopCustomer } from "@/entities/customer/use-customers";

const head = [
  "Kundennummer",
  "Vorname",
  "Nachname",
  "Firma",
  "E-Mail",
  "Telefon",
  "Straße",
  "PLZ",
  "Ort",
  "Bestellungen",
  "Umsatz nach Erstattungen in Euro",
  "Storniert",
  "Nicht abgeholt",
  "Letzte Bestellung",
  "Tags",
  "Gruppen",
  "Gesperrt",
];

/** '12,50': a number for German table programs. */
export const euros = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");

/** A row for each customer, as a person reads it. */
export function customerTable(customers: readonly ShopCustomer[], timezone: string): readonly (readonly string[])[] {
  const day = (at: Instant | undefined): string =>
    at === undefined ? "" : formatDate(instantToLocal(at, timezone).date);
  return [
    head,
    ...customers.map(({ id, person, emailLower, addresses: [address], stats, lastAt, tags, groups, blocked }) => [
      customerNo(id),
      person.firstName,
      person.lastName,
      person.company ?? "",
      person.email ?? emailLower,
      person.phone ?? "",
      address === undefined ? "" : `${address.street} ${address.houseNo}`,
      address?.zip ?? "",
      address?.city ?? "",
      String(stats.orders),
      euros(netRevenueCents(stats)),
      String(stats.cancelled),
      String(stats.noShow),
      day(lastAt),
      tags.join(", "),
      groups.join(", "),
      blocked === undefined ? "" : "ja",
    ]),
  ];
}
