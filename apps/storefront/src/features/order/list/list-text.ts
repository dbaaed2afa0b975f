import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";

export const listText = {
  title: "Meine Bestellungen",
  loading: "Wir holen deine Bestellungen …",
  count: (count: number, shops: number): string =>
    `${count === 1 ? "1 Bestellung" : `${count} Bestellungen`} bei ${shops === 1 ? "1 Betrieb" : `${shops} Betrieben`}`,
  countMore: (count: number): string => `Deine ${count} neuesten Bestellungen`,
  running: "Läuft gerade",
  open: (dayCode: string): string => (dayCode === "" ? "Ansehen" : `Ansehen, Nummer ${dayCode}`),
  pay: "Zur Zahlung",
  openOf: (shop: string, when: string): string => `Bestellung bei ${shop}, ${when}`,
  invoice: "Rechnung",
  invoiceOf: (no: string): string => `Rechnung ${no}`,
  loadingInvoice: "Wird geholt …",
  invoiceGone: "Die Rechnung konnten wir gerade nicht holen. Versuch es bitte noch einmal.",
  older: "Ältere zeigen",
  emptyTitle: "Hier ist noch keine Bestellung.",
  emptyText: "Was du in diesem Browser bestellst, findest du hier wieder. Ein Konto brauchst du dafür nicht.",
  home: "Betriebe ansehen",
  offlineTitle: "Gerade keine Verbindung",
  offlineText:
    "Das ist, was dieser Browser zuletzt gesehen hat. Den Stand von jetzt zeigen wir, sobald wir wieder verbunden sind.",
  offlineNone: "Deine Bestellungen sind sicher bei den Betrieben. Wir zeigen sie, sobald wir wieder verbunden sind.",
  lastSeen: "zuletzt gesehen",
} as const;

export const backText = (cents: Cents): string => `${formatMoney(cents)} erstattet`;
