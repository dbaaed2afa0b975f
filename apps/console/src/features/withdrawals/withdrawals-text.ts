import type { WithdrawalReason } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-fields";
import type { WithdrawalState } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-machine";

export const withdrawalsText = {
  lead: "Hier steht, wer einen Vertrag widerrufen hat. Jede Person hat schon eine Eingangsbestätigung. Geld muss spätestens 14 Tage nach dem Widerruf zurück sein; du darfst warten, bis die Ware da ist oder abgeschickt wurde.",
  views: [
    { value: "open", label: "Offen" },
    { value: "done", label: "Erledigt" },
  ],
  viewsLabel: "Welche Widerrufe?",
  reload: "Neu laden",
  more: "Weitere laden",
  loading: "Widerrufe werden geladen.",
  failed: "Die Widerrufe sind gerade nicht zu bekommen.",
  none: "Kein Widerruf wartet",
  noneText: "Kommt einer, steht er hier und auf der Seite Heute, und du bekommst eine Mail.",
  noneDone: "Noch keiner ist erledigt",
  noneDoneText: "Abgelehnte und erstattete Widerrufe stehen später hier.",
  staffOnly: "Entscheiden und erstatten darf, wer den Betrieb leitet.",
  received: (moment: string): string => `Eingegangen ${moment}`,
  orderNo: (typed: string): string => `Genannt: „${typed}“`,
  goods: (typed: string): string => `Ware: „${typed}“`,
  refundBy: (day: string): string => `Geld zurück bis ${day}`,
  daysLeft: (days: number): string =>
    days < 0 ? "überfällig" : days === 0 ? "heute" : days === 1 ? "noch 1 Tag" : `noch ${days} Tage`,
  unmatched: "Keine Bestellung und kein Gutschein gefunden",
  unmatchedText: "Such die Bestellung, zum Beispiel über den Namen bei den Kunden, und trag ihre Nummer ein.",
  number: "Bestell- oder Gutscheinnummer",
  match: "Zuordnen",
  erased: "Daten der Bestellung gelöscht",
  erasedText:
    "Die Bestellung gab es, ihre persönlichen Daten sind inzwischen gelöscht. Was bezahlt wurde, steht in den Belegen.",
  running: "Die Bestellung läuft noch. Wird sie nicht mehr gebraucht, storniere sie auf der Tafel.",
  gift: (no: string, amount: string): string => `Gutschein ${no} über ${amount}, online gekauft`,
  bought: (day: string): string => `gekauft ${day}`,
  giftWhole: "Vom Gutschein ist nichts eingelöst.",
  giftUsed: (left: string, whole: string): string =>
    `Vom Gutschein sind noch ${left} von ${whole} da. Ganz zurück geht er nur, solange nichts eingelöst ist.`,
  giftGone: "Das Geld für diesen Gutschein ist zurück oder unterwegs, und er ist gesperrt.",
  giftSameAddress: "Die E-Mail-Adresse ist die des Kaufs.",
  giftOtherAddress: "Die E-Mail-Adresse ist nicht die des Kaufs. Frag nach, bevor du Geld zurückgibst.",
  giftRefundLead:
    "Der Gutschein wird gesperrt, und das Geld geht auf dem Weg zurück, auf dem bezahlt wurde. Wer ihn gekauft hat, bekommt eine Mail. Das lässt sich nicht zurücknehmen.",
  order: (no: string, name: string): string => `Bestellung ${no} von ${name}`,
  toOrder: "Bestellung ansehen",
  placed: (day: string): string => `bestellt ${day}`,
  handed: (day: string): string => `erhalten ${day}`,
  notHanded: "noch nicht übergeben",
  inTime: (day: string): string => `in der Frist, sie geht bis ${day}`,
  noPeriod: "in der Frist, sie beginnt erst mit dem Erhalt",
  late: (day: string): string => `nach der Frist, sie ging bis ${day}`,
  sameAddress: "Die E-Mail-Adresse ist die der Bestellung.",
  otherAddress: "Die E-Mail-Adresse ist nicht die der Bestellung. Frag nach, bevor du Geld zurückgibst.",
  lines: "Was zurückgeht",
  noLines: "In dieser Bestellung ist nichts mehr, was widerrufen werden kann.",
  line: (qty: number, name: string): string => `${qty} × ${name}`,
  accept: "Annehmen",
  reject: "Ablehnen",
  goodsBack: "Ware ist da",
  toRefund: "Erstatten …",
  refund: (amount: string): string => `${amount} erstatten`,
  refundLead: "Das Geld geht auf dem Weg zurück, auf dem bezahlt wurde. Das lässt sich nicht zurücknehmen.",
  refundTitle: "Geld zurückgeben",
  goodsInWords: (typed: string): string => `In der Erklärung steht: „${typed}“. Wähle, was gemeint ist.`,
  pieces: (name: string): string => `Stück ${name}`,
  ofPieces: (qty: number): string => `von ${qty}`,
  nothingChosen: "Wähle mindestens ein Stück.",
  oldOrder: "Die Bestellung liegt im Archiv: Es geht alles zurück, was gemeint ist.",
  refunded: {
    pending: (amount: string): string => `${amount} sind unterwegs zurück`,
    succeeded: (amount: string): string => `${amount} erstattet`,
    failed: (amount: string): string =>
      `${amount} kamen nicht an. Sieh bei der Bestellung nach und erstatte sie noch einmal.`,
  },
  close: "Ohne Erstattung abschließen",
  closeLead:
    "Nur, wenn über Lokalkorb kein Geld zurückgeht: weil an der Theke bezahlt wurde, oder weil es bei der Bestellung schon erstattet ist. Den Widerruf selbst lässt das gelten.",
  closeRest: (amount: string): string =>
    `Von dieser Bestellung sind noch ${amount} nicht erstattet. Schließ nur ab, wenn das Geld auf einem anderen Weg zurück ist.`,
  closeNow: "Abschließen",
  otherOrder: "Andere Bestellung zuordnen",
  rejectTitle: "Widerruf ablehnen",
  rejectLead: "Die Person bekommt den Grund per Mail. Im Zweifel gilt das Recht auf Widerruf.",
  reason: "Grund",
  text: "Begründung",
  textHint: "So steht es in der Mail.",
  tooShort: "Bitte begründe es in einem Satz.",
  send: "Ablehnen und mitteilen",
  cancel: "Abbrechen",
  working: "Wird gespeichert …",
  subject: "Widerruf",
} as const;

export const stateNames: Readonly<Record<WithdrawalState, string>> = {
  received: "eingegangen",
  accepted: "angenommen",
  rejected: "abgelehnt",
  goodsBack: "Ware zurück",
  refunded: "erstattet",
  closed: "abgeschlossen",
};

/** Each with the sentence that is proposed for the mail. */
export const rejectReasonTexts: Readonly<Record<WithdrawalReason, readonly [name: string, sentence: string]>> = {
  late: ["Frist vorbei", "Die Frist von 14 Tagen ab dem Erhalt war schon vorbei."],
  perishable: [
    "Verderbliche Ware",
    "Die Ware verdirbt schnell. Für sie gibt es kein Widerrufsrecht; darauf haben wir vor dem Bestellen hingewiesen.",
  ],
  customMade: [
    "Nach Wunsch angefertigt",
    "Die Ware wurde nach deinen Wünschen angefertigt. Für sie gibt es kein Widerrufsrecht; darauf haben wir vor dem Bestellen hingewiesen.",
  ],
  unsealed: [
    "Versiegelung entfernt",
    "Die Ware war versiegelt, und die Versiegelung wurde entfernt. Damit ist das Widerrufsrecht erloschen.",
  ],
  notOurs: [
    "Keine Bestellung hier",
    "Wir haben unter deinen Angaben keine Bestellung gefunden. Bitte prüfe die Bestellnummer.",
  ],
  other: ["Etwas anderes", ""],
};
