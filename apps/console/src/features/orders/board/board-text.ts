import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import type { Operations } from "@lokalkorb/domain/shop/restaurant";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { PaymentStatus } from "@lokalkorb/domain/ordering/order/payment";
import type { DistributionType } from "@lokalkorb/domain/kernel/distribution-type";
import type { Column } from "./lanes.ts";

export const columnNames: Readonly<Record<Column, string>> = {
  new: "Neu",
  accepted: "Angenommen",
  inWork: "In Arbeit",
  done: "Fertig",
  onTheWay: "Unterwegs",
  preorders: "Vorbestellungen",
};

export const emptyColumns: Readonly<Record<Column, string>> = {
  new: "Gerade ist nichts neu. Sobald jemand bestellt, klingelt es hier.",
  accepted: "Hier liegt, was du angenommen hast.",
  inWork: "Hier liegt, was gerade gemacht wird.",
  done: "Hier wartet, was abgeholt oder gebracht werden kann.",
  onTheWay: "Gerade ist nichts unterwegs.",
  preorders: "Bestellungen für später stehen hier und kommen von selbst auf die Tafel.",
};

export const distributionNames: Readonly<Record<DistributionType, string>> = {
  pickup: "Abholung",
  delivery: "Lieferung",
  shipping: "Versand",
  locker: "Abholfach",
  dineIn: "Vor Ort",
};

export const actionNames: Readonly<Record<OrderAction, string>> = {
  accept: "Annehmen",
  prepare: "Beginnen",
  ready: "Fertig",
  deliver: "Losfahren",
  ship: "Versenden",
  complete: "Übergeben",
  reject: "Ablehnen",
  cancel: "Stornieren",
  noShow: "Nicht abgeholt",
  restore: "Wiederherstellen",
};

export const paymentNames: Readonly<Record<PaymentStatus, string>> = {
  none: "Nichts zu zahlen",
  open: "Offen",
  onAccount: "Auf Rechnung",
  authorized: "Reserviert",
  paid: "Bezahlt",
  partiallyRefunded: "Teilweise erstattet",
  refunded: "Erstattet",
  failed: "Zahlung fehlgeschlagen",
  disputed: "Zahlung bestritten",
  voided: "Hinfällig",
};

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  cashOnPickup: "Bar",
  cardOnPickup: "Karte",
  cashOnDelivery: "Bar bei Lieferung",
  online: "Online",
  onAccount: "Rechnung",
  giftCard: "Gutschein",
};

export const boardText = {
  laneNav: "Zur Spalte springen",
  units: (units: number): string => (units === 1 ? "1 Einheit" : `${units} Einheiten`),
  unpaid: (count: number): string => `${count} offen`,
  bell: (day: string): string => (day === "" ? "Neue Bestellung" : `Neue Bestellung für ${day}`),
  since: (time: string): string => `seit ${time}`,
  acceptFor: (time: string): string => `Annehmen für ${time}`,
  acceptKey: "Enter",
  acceptLater: "Annehmen und später fertig",
  laterSpoken: (minutes: number, time: string, dayCode: string): string =>
    `+${minutes} ${time}, später annehmen, Bestellung ${dayCode}`,
  escalated: "Wartet schon lange",
  proposed: { open: "Änderung vorgeschlagen, Antwort offen", lapsed: "Keine Antwort: es bleibt, wie bestellt" },
  /** The same in a row of the orders for later, which has room for two words. */
  railProposed: { open: "Antwort offen", lapsed: "Keine Antwort" },
  weigh: "Wiegen",
  removed: "herausgenommen",
  take: "Kassieren",
  more: (dayCode: string): string => `Einzelheiten zu Bestellung ${dayCode}`,
  order: (dayCode: string): string => `Bestellung ${dayCode}`,
  guest: "Gast",
  note: "Hinweis der Kundschaft",
  lineNote: "Hinweis",
  allergens: "Allergie?",
  mayContain: "Enthält",
  moreLines: (count: number): string => (count === 1 ? "1 weiterer Artikel" : `${count} weitere Artikel`),
  total: "Gesamt",
  deposit: "Pfand",
  showMore: (count: number): string => `${count} weitere zeigen`,
  cancelledHead: "Storniert",
  cancelledBy: "von der Kundschaft",
  seen: "Gesehen",
  preordersCome: "kommt von selbst",
  appears: (time: string): string => `erscheint ${time}`,
  railOrder: (dayCode: string, items: string): string => `Nr. ${dayCode}, ${items}`,
  scale: "Noch zu wiegen",
  age: (age: number): string => `Ausweis ab ${age}`,
  items: (count: number): string => (count === 1 ? "1 Artikel" : `${count} Artikel`),
  doneToday: "Heute erledigt",
  doneNothing: "Heute ist noch nichts erledigt.",
  failed: {
    title: "Die Bestellungen konnten nicht geladen werden.",
    text: "Sie sind nicht verloren. Prüfe die Verbindung.",
  },
  operations: {
    legend: "Betrieb",
    open: "Offen",
    rush: "Stoßzeit",
    paused: "Pause",
    closed: "Geschlossen",
    subject: "Betrieb",
  },
} as const;

/** Without a connection nobody here knows how the shop runs right now. */
export const offlineSentence = [
  "Gerade ohne Verbindung.",
  "Hier steht der letzte Stand. Was neu ist, kommt von selbst.",
] as const;

/** What the state means for shoppers, and when it ends. */
export const operationsSentence: Readonly<
  Record<Operations["state"], (facts: { readonly until: string; readonly extra: number }) => readonly [string, string]>
> = {
  open: () => ["Es kann bestellt werden.", "Vorlauf wie eingestellt"],
  rush: ({ until, extra }) => [`+${extra} Min. auf jede neue Bestellung.`, `Endet um ${until} von selbst.`],
  paused: ({ until }) => ["Gerade keine neuen Bestellungen.", `Endet um ${until} von selbst.`],
  closed: ({ until }) => ["Für heute geschlossen.", `Öffnet ${until} von selbst.`],
};
