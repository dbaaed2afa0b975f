import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Payment } from "@lokalkorb/domain/ordering/order/payment";

/** Words of the dialogs that change an order. */
export const changeText = {
  back: "Zurück",
  delay: {
    title: (dayCode: string): string => `Bestellung ${dayCode}: später`,
    lead: "Die Kundschaft bekommt die neue Zeit als Mail.",
    legend: "Wie viel später?",
    minutes: (minutes: number): string => `+${minutes} Min.`,
    becomes: (time: string): string => `neu ${time}`,
    note: "Nachricht dazu",
    confirm: (time: string): string => `Auf ${time} verschieben`,
    freeOfCharge: "Mehr als 30 Minuten später: Die Kundschaft darf dann bis zur neuen Zeit kostenlos stornieren.",
  },
  move: {
    title: (dayCode: string): string => `Bestellung ${dayCode}: anderer Termin`,
    now: (slot: string): string => `Jetzt: ${slot}`,
    day: "Tag",
    time: "Uhrzeit",
    none: "In den nächsten Tagen ist dafür keine Zeit vorgesehen.",
    loading: "Termine werden geladen",
    confirm: (slot: string): string => `Verlegen auf ${slot}`,
    press: "Verlegen",
    choose: "Bitte wähle eine Uhrzeit.",
  },
  edit: {
    title: (dayCode: string): string => `Bestellung ${dayCode} ändern`,
    weighTitle: (dayCode: string): string => `Bestellung ${dayCode} wiegen und packen`,
    remove: (name: string): string => `${name} herausnehmen`,
    keep: (name: string): string => `${name} doch behalten`,
    removed: "wird herausgenommen",
    quantity: (name: string): string => `Anzahl ${name}`,
    weight: "Gewicht",
    perPiece: "g je Stück",
    grams: "g",
    weightHint: (min: number, max: number): string => `${grams(min)} bis ${grams(max)}`,
    weightWrong: "Bitte gib ein Gewicht an, zum Beispiel 1250 g oder 1,25 kg.",
    weightOutside: "Das Gewicht passt nicht zum Artikel.",
    weighAll: "Artikel für Artikel wiegen",
    packed: "Gepackt",
    /** As the shopper wished. */
    missing: { remove: "Fehlt: weglassen", replace: "Fehlt: ersetzen" },
    leaveOut: (name: string): string => `${name} fehlt: weglassen`,
    instead: "Ersatz",
    insteadOf: (name: string): string => `für ${name}`,
    noInstead: "Kein Ersatz",
    findInstead: (name: string): string => `Ersatz für ${name} suchen`,
    takeInstead: "Als Ersatz nehmen",
    add: "Artikel hinzufügen",
    take: "In die Bestellung",
    added: (name: string): string => `neu: ${name}`,
    menuLoading: "Die Karte wird geladen, gleich kannst du Artikel hinzufügen.",
    leaveTitle: "Änderungen verwerfen?",
    leave: "An der Bestellung ist dann nichts geändert.",
    leaveYes: "Verwerfen",
    leaveNo: "Weiter ändern",
    removeReason: "Ist heute nicht da",
    removeLabel: "Warum wird etwas herausgenommen?",
    removeHint: "Das liest die Kundschaft bei der Bestellung.",
    nothing: "Noch nichts geändert.",
    packOnly: "Nur Häkchen der Packliste, der Preis bleibt.",
    same: "Der Preis bleibt gleich.",
    less: (cents: Cents, total: Cents): string => `${formatMoney(cents)} weniger. Neue Summe: ${formatMoney(total)}.`,
    more: (cents: Cents, total: Cents): string => `${formatMoney(cents)} mehr. Neue Summe: ${formatMoney(total)}.`,
    goesBack: (cents: Cents): string => `Die Kundschaft bekommt ${formatMoney(cents)} zurück.`,
    mustAgree: "Die Kundschaft muss zustimmen. Bis dahin bleibt die Bestellung, wie sie ist.",
    save: "Änderung speichern",
    propose: "Vorschlag senden",
    saving: "Wird gespeichert",
    done: "Geändert.",
    proposed: "Der Vorschlag ist bei der Kundschaft.",
  },
  refund: {
    title: (dayCode: string): string => `Bestellung ${dayCode}: erstatten`,
    left: "Noch erstattbar",
    legend: "Was wird erstattet?",
    lines: "Artikel",
    amount: "Betrag",
    all: "Alles",
    amountOf: (name: string): string => `Betrag für ${name}`,
    amountLabel: "Betrag in Euro",
    amountWrong: "Bitte gib einen Betrag an, zum Beispiel 4,50.",
    tooMuch: (cents: Cents): string => `Höchstens ${formatMoney(cents)}.`,
    chooseLine: "Bitte wähle, was erstattet wird.",
    delivery: "Lieferung und Gebühren",
    tip: "Trinkgeld",
    reasonLabel: "Grund für die Kundschaft",
    reasonMissing: "Bitte schreib, warum das Geld zurückgeht.",
    reasons: ["Artikel hat gefehlt", "Artikel war beschädigt", "Falscher Artikel", "Kulanz"],
    confirm: (cents: Cents): string => `${formatMoney(cents)} erstatten`,
    press: "Erstatten",
    pending: "Wird erstattet",
    done: (methods: readonly string[]): string => `Erstattet: ${methods.join(", ")}.`,
    nothing: "Für diese Bestellung ist nichts mehr zu erstatten.",
  },
  ship: {
    title: (dayCode: string): string => `Bestellung ${dayCode} versenden`,
    lead: "Die Kundschaft bekommt Versanddienst und Sendungsnummer als Mail.",
    carrier: "Versanddienst",
    trackingNo: "Sendungsnummer",
    missing: "Bitte ausfüllen.",
    ageCheck: (age: number): string => `Das Paket ist mit Altersprüfung ab ${age} Jahren aufgegeben.`,
    ageCheckMissing: "Alkohol darf nur mit Altersprüfung verschickt werden.",
    confirm: "Versandt",
  },
  noShow: {
    title: (dayCode: string): string => `Bestellung ${dayCode} nicht abgeholt`,
    text: "Die Bestellung wird damit abgeschlossen. Ware und Termin kommen nicht zurück. Das lässt sich nicht rückgängig machen.",
    keeps: (cents: Cents): string => `${formatMoney(cents)} behältst du. Erstatten kannst du danach noch.`,
    goesBack: (cents: Cents): string => `${formatMoney(cents)} gehen zurück. Die Erstattung trägt dein Betrieb.`,
    letGo: (cents: Cents): string => `${formatMoney(cents)} waren nur reserviert und werden freigegeben.`,
    byRule: (cents: Cents): string =>
      `Bezahlt sind ${formatMoney(cents)}. Wie viel der Betrieb davon behält, steht in seinen Einstellungen zur Zahlung.`,
    confirm: "Nicht abgeholt vermerken",
  },
  restore: {
    title: (dayCode: string): string => `Bestellung ${dayCode} wiederherstellen`,
    text: "Die Bestellung gilt dann als angenommen, und die Kundschaft bekommt sofort eine Mail. Geld, das schon zurückgegangen ist, wird bei der Übergabe kassiert.",
    confirm: "Doch annehmen",
  },
} as const;

/** Where refunded money goes, and who does it. */
export const refundMethods: Readonly<Record<Payment["method"], (cents: Cents) => string>> = {
  cash: (cents) => `${formatMoney(cents)} bar aus der Kasse geben`,
  card: (cents) => `${formatMoney(cents)} am Kartengerät zurückbuchen`,
  online: (cents) => `${formatMoney(cents)} gehen online zurück, das dauert wenige Tage`,
  giftCard: (cents) => `${formatMoney(cents)} kommen zurück auf den Gutschein`,
};

const nbsp = "\u00a0";

/** '1.740 g' */
export function grams(weight: number): string {
  return `${String(weight).replace(/\B(?=(\d{3})+$)/g, ".")}${nbsp}g`;
}
