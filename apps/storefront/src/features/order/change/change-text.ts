import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { quoteOrderEdit } from "@lokalkorb/contracts/orders";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { SettlementType } from "@lokalkorb/domain/ordering/change/settlement-types";

type LostCode = NonNullable<OutputOf<typeof quoteOrderEdit>["lost"]>[number];

/** '„ERNTE5“ gilt dann nicht mehr: Dafür fehlen 3,20 €. Du gibst 5,00 € Rabatt auf, …' */
function lostWords({ code, cents, missingCents, isCampaign = false }: LostCode): string {
  const why =
    missingCents === undefined ? "Dafür passt die Auswahl nicht." : `Dafür fehlen ${formatMoney(missingCents)}.`;
  const gone = `Du gibst ${formatMoney(cents)} Rabatt auf`;
  const later = isCampaign ? "." : "; auch mit mehr Artikeln kommt er für diese Bestellung nicht wieder.";
  return `„${code}“ gilt dann nicht mehr: ${why} ${gone}${later}`;
}

export const changeText = {
  title: "Bestellung ändern",
  until: (moment: string): string => `Änderbar bis ${moment}.`,
  untilAccepted: (moment: string): string => `Änderbar, bis der Betrieb annimmt, längstens bis ${moment}.`,
  sharesPaid:
    "Diese Bestellung lässt sich hier nicht ändern: Alle aus der Gruppe haben ihren Anteil schon bezahlt. Ruf bitte im Betrieb an, wenn etwas anders sein soll.",
  open: "Bestellung ändern",
  lines: "Was du bestellt hast",
  removed: "Kommt nicht mit",
  keep: "Doch behalten",
  quantity: (name: string): string => `Anzahl ${name}`,
  keepOf: (name: string): string => `${name} doch behalten`,
  addTitle: "Etwas dazulegen",
  search: "Artikel suchen",
  searchHint: "Preise von heute.",
  searching: "Wir sehen nach, was es heute gibt …",
  add: "Dazu",
  addOf: (name: string): string => `${name} dazulegen`,
  choose: "Auswählen",
  chooseOf: (name: string): string => `${name} auswählen`,
  intoOrder: "Dazulegen",
  takeChoice: "Auswahl übernehmen",
  chooseOtherwise: "Anders wählen",
  otherwiseOf: (name: string): string => `${name} anders wählen`,
  noneFound: "Dazu haben wir nichts gefunden, was es zu deiner Zeit gibt. Alkohol lässt sich nicht dazulegen.",
  goodsFailed: "Wir erreichen den Laden gerade nicht. Weglassen und ändern geht trotzdem.",
  gone: "Dazulegen geht hier gerade nicht.",
  note: "Wunsch an den Betrieb",
  noteHint:
    "Zum Beispiel „bitte klingeln“ oder „ohne Nüsse“. Über deine Gesundheit schreib nichts, was der Betrieb nicht wissen muss.",
  nothing: "Noch ist nichts geändert.",
  asking: "Der neue Preis wird berechnet …",
  offline: "Keine Verbindung. Der neue Preis fehlt noch.",
  retry: "Noch einmal",
  total: (total: string): string => `Neuer Gesamtbetrag: ${total}`,
  lost: lostWords,
  take: "Änderung übernehmen",
  sending: "Wird geändert …",
  unknown:
    "Keine Verbindung. Ob die Änderung angekommen ist, wissen wir nicht. Drück noch einmal, sie zählt nur einmal.",
  done: "Deine Bestellung ist geändert.",
  pendingTitle: "Deine Änderung wartet auf die Zahlung.",
  pending: (amount: string, until: string): string =>
    `Bezahl ${amount} bis ${until}. Bis dahin bleibt deine Bestellung, wie sie ist; ohne Zahlung ändert sich nichts.`,
  pay: (amount: string): string => `Jetzt ${amount} bezahlen`,
  otherwise: "Anders ändern",
  checking: "Deine Zahlung wird geprüft.",
  stopped: "Du hast die Zahlung abgebrochen. Deine Bestellung ist, wie sie war.",
} as const;

const amounts: Readonly<Record<SettlementType, (cents: string) => string>> = {
  same: () => "Der Preis bleibt gleich.",
  back: (cents) => `${cents} weniger. Das Geld geht den Weg zurück, auf dem du bezahlt hast.`,
  less: (cents) => `${cents} weniger. So viel weniger zahlst du.`,
  reserved: (cents) => `${cents} mehr. Das ist schon reserviert und wird mit abgebucht.`,
  handover: (cents) => `${cents} mehr. Das zahlst du, wenn du deine Bestellung bekommst.`,
  invoice: (cents) => `${cents} mehr. Das kommt auf deine Rechnung.`,
  online: (cents) => `${cents} mehr. Das zahlst du gleich online; erst dann gilt die Änderung.`,
  none: (cents) => `${cents} mehr. Ein so kleiner Betrag lässt sich hier nicht bezahlen.`,
};

/** '4,20 € mehr. Das zahlst du gleich online; erst dann gilt die Änderung.' */
export const settledWords = (type: SettlementType, cents: number): string => amounts[type](formatMoney(cents));
