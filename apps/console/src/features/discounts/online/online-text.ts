import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { setGiftOffer } from "@lokalkorb/contracts/gift-sales";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";

export const onlineText = {
  title: "Gutscheine im Internet verkaufen",
  off: "Ausgeschaltet. Eingeschaltet kann jeder auf deiner Seite einen Gutschein kaufen, online bezahlen und per E-Mail oder als PDF verschenken.",
  on: (values: string): string => `Im Verkauf: ${values}.`,
  anyValue: "anderer Betrag",
  set: "Einstellen",
  look: "Seite ansehen",
  sell: "Gutscheine online verkaufen",
  values: "Welche Beträge?",
  tooMany: (most: number): string => `Höchstens ${most} Beträge.`,
  nothing: "Wähle mindestens einen Betrag, oder erlaube andere.",
  any: (least: string, most: string): string => `Andere Beträge von ${least} bis ${most}`,
  law: "Ein Gutschein ist Geld, das du schuldest: ohne Umsatzsteuer beim Verkauf, ohne Nachlass. Wer ihn kauft, kann binnen 14 Tagen widerrufen, solange nichts davon ausgegeben ist. Lokalkorb nimmt für den Verkauf keine Gebühr.",
  save: "Speichern",
  saving: "Wird gespeichert",
  saved: "Was es online an Gutscheinen gibt, ist gespeichert.",
  toPayment: "Zur Zahlung",
  problem: "Nicht gespeichert",
  bought: "Online gekaufte Gutscheine",
  failed: "Die gekauften Gutscheine konnten nicht geladen werden.",
  retry: "Noch einmal",
  more: "Ältere zeigen",
  left: (left: number, initial: number): string => `${formatMoney(left)} von ${formatMoney(initial)} übrig`,
  from: (email: string, no: string): string => (email === "" ? `Kaufnummer ${no}` : `von ${email}, Kaufnummer ${no}`),
  paid: (day: string): string => `bezahlt am ${day}`,
  sent: (day: string, isSent: boolean): string => (isSent ? `verschickt am ${day}` : `wird am ${day} verschickt`),
  printed: "zum Ausdrucken",
  until: (day: string): string => `Widerruf bis ${day}`,
  isOver: "Widerrufsfrist vorbei",
  disputed: "Die Bank fordert das Geld zurück.",
  refunding: "Rückzahlung läuft, der Code gilt nicht mehr.",
  refunded: "Zurückgezahlt, der Code gilt nicht mehr.",
  stuck: (why: string): string =>
    `Der Zahlungsanbieter hat die Rückzahlung abgelehnt (${why}). Wir versuchen es jede Stunde noch einmal.`,
  refund: "Zurückzahlen",
  refundOf: (no: string): string => `Gutschein ${no} zurückzahlen`,
  refundTitle: "Gutschein zurückzahlen?",
  refundLead: (money: string): string =>
    `Der Code gilt dann nicht mehr, auch wenn er schon verschenkt ist. ${money} gehen auf dem Weg zurück, auf dem bezahlt wurde. Wer gekauft hat, bekommt eine E-Mail.`,
  cancel: "Abbrechen",
  confirm: (money: string): string => `${money} zurückzahlen`,
  working: "Wird erledigt",
  subject: "Gutschein zurückzahlen",
} as const;

export const offerRefusals: Readonly<Record<RefusalsOf<typeof setGiftOffer>["type"], string>> = {
  "payment-method-unavailable": "Dafür brauchst du die Online-Zahlung. Richte sie unter „Zahlung“ ein.",
  "not-found": "Diesen Betrieb gibt es nicht mehr. Lade die Seite neu.",
  "not-allowed": "Dafür fehlt dir die Berechtigung.",
  "request-reused": "Das hat nicht geklappt. Versuch es bitte noch einmal.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Melde dich bitte neu an.",
};
