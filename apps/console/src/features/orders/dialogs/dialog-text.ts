import type { OrderEvent } from "@lokalkorb/domain/ordering/order/order-event";
import type { RejectReason } from "@lokalkorb/domain/ordering/order/order-choices";
import type { Payment } from "@lokalkorb/domain/ordering/order/payment";

export const eventNames: Readonly<Record<OrderEvent["type"], string>> = {
  placed: "Bestellt",
  accepted: "Angenommen",
  preparing: "Begonnen",
  ready: "Fertig",
  completed: "Übergeben",
  rejected: "Abgelehnt",
  cancelled: "Storniert",
  noShow: "Nicht abgeholt",
  paid: "Bezahlt",
  approvalRequested: "Freigabe angefragt",
  paymentStarted: "Zahlung begonnen",
  paymentFailed: "Zahlung fehlgeschlagen",
  expired: "Abgelaufen",
  deposited: "Ins Fach gelegt",
  outForDelivery: "Losgefahren",
  shipped: "Versandt",
  restored: "Wiederhergestellt",
  authorized: "Zahlung reserviert",
  voided: "Reservierung aufgehoben",
  refunded: "Erstattet",
  refundFailed: "Erstattung fehlgeschlagen",
  disputed: "Zahlung bestritten",
  delayed: "Verschoben",
  moved: "Anderer Termin",
  edited: "Geändert",
  weighed: "Gewogen",
  escalated: "An die Bestellung erinnert",
};

/** How money came in. */
export const tenderNames: Readonly<Record<Payment["method"], string>> = {
  cash: "bar",
  card: "mit Karte",
  online: "online",
  giftCard: "mit Gutschein",
};

/** Reasons to choose from, and the sentence for the shopper, which can be changed. */
export const reasons: Readonly<Record<RejectReason, { readonly label: string; readonly text: string }>> = {
  tooBusy: {
    label: "Zu viel los",
    text: "Wir haben gerade so viele Bestellungen, dass wir deine nicht rechtzeitig schaffen. Es tut uns leid.",
  },
  soldOut: { label: "Ausverkauft", text: "Etwas aus deiner Bestellung ist leider ausverkauft. Es tut uns leid." },
  closingEarly: {
    label: "Wir schließen früher",
    text: "Wir schließen heute früher und können deine Bestellung nicht mehr ausgeben. Es tut uns leid.",
  },
  outOfArea: {
    label: "Außerhalb des Gebiets",
    text: "Deine Adresse liegt außerhalb unseres Liefergebiets. Abholen kannst du gern.",
  },
  addressUnknown: {
    label: "Adresse unklar",
    text: "Wir konnten deine Adresse nicht finden. Bitte prüfe sie und bestelle noch einmal.",
  },
  timeUnavailable: {
    label: "Termin nicht möglich",
    text: "Zur gewünschten Zeit schaffen wir es leider nicht. Bitte bestelle gern zu einer anderen Zeit.",
  },
  suspicious: {
    label: "Angaben zweifelhaft",
    text: "Wir konnten deine Angaben nicht prüfen und nehmen die Bestellung deshalb nicht an. Es tut uns leid.",
  },
  other: { label: "Anderer Grund", text: "" },
};

/** The words of the dialogs, which come later than the board itself. */
export const dialogText = {
  reason: {
    reject: (dayCode: string): string => `Bestellung ${dayCode} ablehnen`,
    cancel: (dayCode: string): string => `Bestellung ${dayCode} stornieren`,
    choose: "Warum?",
    text: "Nachricht an die Kundschaft",
    textMissing: "Bitte schreib einen Satz, damit die Kundschaft Bescheid weiß.",
    reasonMissing: "Bitte wähle einen Grund.",
    paid: (amount: string): string =>
      `${amount} gehen zurück, auf dem Weg, auf dem sie kamen. Bargeld gibst du selbst heraus.`,
  },
  payment: {
    title: (dayCode: string): string => `Bestellung ${dayCode} kassieren`,
    due: "Zu zahlen",
    already: (total: string, paid: string): string => `Gesamt ${total}, davon schon bezahlt ${paid}.`,
    method: "Zahlungsart",
    cash: "Bar",
    card: "Karte",
    given: "Gegeben",
    exact: "Passend",
    change: "Rückgeld",
    confirm: (amount: string): string => `${amount} erhalten und übergeben`,
    cardHint: "Buche den Betrag zuerst am Kartengerät.",
  },
  age: {
    title: (age: number): string => `Ausweis prüfen: ab ${age} Jahren`,
    lead: (age: number): string =>
      `In der Bestellung ist Alkohol. Lass dir einen Ausweis zeigen: Wer abholt, muss mindestens ${age} Jahre alt sein. Gespeichert wird nur das Ergebnis.`,
    passed: "Alter geprüft",
    refused: "Übergabe verweigert",
    consequence: "Die Ware bleibt hier, und die Bestellung wird storniert.",
    confirmRefusal: "Verweigern und stornieren",
    reason: "Ohne Altersnachweis durften wir den Alkohol nicht übergeben. Du musst nichts bezahlen.",
  },
  details: {
    customer: "Kundschaft",
    pickup: "Wann und wie",
    orderNo: "Bestellnummer",
    history: "Verlauf",
    payment: "Zahlung",
    where: "Wohin",
    readyNow: "Direkt fertig melden",
    edit: "Ändern",
    weigh: "Wiegen und packen",
    delay: "Später",
    move: "Anderer Termin",
    refund: (left: string): string => `Erstatten (bis ${left})`,
    taken: (amount: string, how: string): string => `${amount} ${how} erhalten`,
    held: (amount: string, how: string): string => `${amount} ${how} reserviert`,
    papers: "Rechnungen",
    receipt: (no: string): string => `Rechnung ${no}`,
    credit: (no: string): string => `Rechnungskorrektur ${no}`,
    invoiceLoading: "Wird geholt",
    proposal: (difference: string, total: string): string =>
      `Vorgeschlagen: ${difference} mehr, neue Summe ${total}. Die Kundschaft hat noch nicht geantwortet.`,
    wouldChange: (words: readonly string[]): string => `Es ginge um: ${words.join(", ")}.`,
    lapsed:
      "Auf die vorgeschlagene Änderung kam keine Antwort, es gilt also, was bestellt ist. Mach die Bestellung, wie sie ist, schlag etwas anderes vor oder ruf an. Geht sie so nicht, storniere sie.",
    lapsedFact: "Vorschlag ohne Antwort",
    declinedFact: "Vorschlag abgelehnt",
    acceptedFact: "Vorschlag angenommen",
    estimate: (grams: string): string => `geschätzt ${grams}, noch wiegen`,
    weighed: (grams: string): string => `gewogen ${grams}`,
    packed: "gepackt",
    discount: "Rabatt",
    delivery: "Lieferung und Gebühren",
    tip: "Trinkgeld",
    giftCard: (name: string): string => `Gutschein ${name}`,
    refunded: { pending: "Erstattung unterwegs", succeeded: "Erstattet", failed: "Erstattung fehlgeschlagen" },
    tracking: (carrier: string, no: string): string => `${carrier}, Sendungsnummer ${no}`,
    uncertain: "Die Adresse liegt am Rand des Gebiets.",
    age: (age: number): string => `Ausweis zeigen lassen: ab ${age} Jahren`,
    parcelAge: (age: number): string =>
      `Als Paket mit Altersprüfung ab ${age} Jahren aufgeben, und nur so. Ohne sie darf es nicht verschickt werden.`,
    ageChecked: {
      passed: (age: number): string => `Alter geprüft: ab ${age} Jahren`,
      refused: (age: number): string => `Nicht übergeben: Nachweis ab ${age} Jahren fehlte`,
    },
    table: (table: string): string => `Tisch ${table}`,
    beginNow: "Jetzt schon beginnen",
  },
} as const;
