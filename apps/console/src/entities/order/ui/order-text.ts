import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";

/** How money is still to come, in front of its amount: as short as a card needs it. */
export const openPaymentWords: Readonly<Record<PaymentMethod, string>> = {
  cashOnPickup: "Bar",
  cardOnPickup: "Karte",
  cashOnDelivery: "Bar bei Lieferung",
  online: "Online",
  onAccount: "Rechnung",
  giftCard: "Gutschein",
};

export const orderText = {
  take: "Abrechnen",
  guest: "Gast",
  ofPlan: "Abo",
  removed: "herausgenommen",
  note: "Hinweis der Kundschaft",
  kitchenNote: "Küche:",
  allergens: "Allergie?",
  mayContain: "Enthält",
  moreLines: (count: number): string => (count === 1 ? "1 weiterer Artikel" : `${count} weitere Artikel`),
  items: (count: number): string => (count === 1 ? "1 Artikel" : `${count} Artikel`),
  /** Work of kitchen or bakery. */
  units: (units: number): string => (units === 1 ? "1 Einheit" : `${units} Einheiten`),
  map: "Auf der Karte ansehen",
  total: "Gesamt",
  deposit: "Pfand",
  scale: "Noch zu wiegen",
  age: (age: number): string => `Ausweis ab ${age}`,
  parcelAge: (age: number): string => `Altersprüfung ${age}`,
  escalated: "Wartet schon lange",
  changed: (time: string): string => `Änderung um ${time}`,
  written: "Neue Nachricht",
  complaint: "Reklamation",
  here: (time: string): string => `Ist da, seit ${time}`,
  proposed: { open: "Änderung vorgeschlagen, Antwort offen", lapsed: "Keine Antwort: es bleibt, wie bestellt" },
} as const;
