import type { OrderAction } from "@lokalkorb/domain/orders/order-action";
import type { OrderEvent, RejectReason } from "@lokalkorb/domain/orders/order";
import type { Operations } from "@lokalkorb/domain/restaurant/restaurant";
import type { Payment, PaymentMethod, PaymentStatus } from "@lokalkorb/domain/orders/payment";
import type { DistributionType } from "@lokalkorb/domain/slots/distribution-option";
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

/** How money came in. */
export const tenderNames: Readonly<Record<Payment["method"], string>> = {
  cash: "bar",
  card: "mit Karte",
  online: "online",
  giftCard: "mit Gutschein",
};

/** What staff choose, and the sentence that the shopper reads; the sentence can be changed. */
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
    label: "Zeit geht nicht",
    text: "Zur gewünschten Zeit schaffen wir es leider nicht. Bitte bestelle gern zu einer anderen Zeit.",
  },
  suspicious: {
    label: "Angaben unklar",
    text: "Wir konnten deine Angaben nicht prüfen. Bitte ruf uns an, wenn du bestellen möchtest.",
  },
  other: { label: "Anderer Grund", text: "" },
};

export const boardText = {
  laneNav: "Zur Spalte springen",
  units: (units: number): string => (units === 1 ? "1 Einheit" : `${units} Einh.`),
  unpaid: (count: number): string => `${count} offen`,
  bell: "Neue Bestellung",
  since: (time: string): string => `seit ${time}`,
  acceptFor: (time: string): string => `Annehmen für ${time}`,
  acceptKey: "Enter",
  acceptLater: "Annehmen und später fertig",
  later: (minutes: number): string => `+${minutes}\u00a0Min.`,
  laterSpoken: (minutes: number, dayCode: string): string =>
    `+${minutes}\u00a0Min. später annehmen, Bestellung ${dayCode}`,
  escalated: "Wartet schon lange",
  proposed: "Änderung vorgeschlagen, Antwort offen",
  weigh: "Wiegen",
  removed: "herausgenommen",
  take: "Kassieren",
  more: (dayCode: string): string => `Einzelheiten zu Bestellung ${dayCode}`,
  order: (dayCode: string): string => `Bestellung ${dayCode}`,
  guest: "Gast",
  note: "Hinweis der Kundschaft",
  lineNote: "Hinweis",
  allergens: "Allergiehinweis",
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
  items: (count: number): string => (count === 1 ? "1 Artikel" : `${count} Artikel`),
  doneToday: "Heute erledigt",
  doneNothing: "Heute ist noch nichts erledigt.",
  failed: {
    title: "Die Bestellungen konnten nicht geladen werden.",
    text: "Sie sind nicht verloren. Prüfe die Verbindung.",
  },
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
    call: "Anrufen",
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
    papers: "Belege",
    receipt: (no: string): string => `Quittung ${no}`,
    credit: (no: string): string => `Gutschrift ${no}`,
    paperLoading: "Wird geholt",
    proposal: (difference: string, total: string): string =>
      `Vorgeschlagen: ${difference} mehr, neue Summe ${total}. Die Kundschaft hat noch nicht geantwortet.`,
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
    ageChecked: {
      passed: (age: number): string => `Alter geprüft: ab ${age} Jahren`,
      refused: (age: number): string => `Nicht übergeben: Nachweis ab ${age} Jahren fehlte`,
    },
    table: (table: string): string => `Tisch ${table}`,
    beginNow: "Jetzt schon beginnen",
  },
  operations: {
    legend: "Betrieb",
    open: "Offen",
    rush: "Stoßzeit",
    paused: "Pause",
    closed: "Geschlossen",
    rushTitle: "Stoßzeit einschalten",
    rushLead: "Neue Bestellungen bekommen 15 Minuten mehr Vorlauf. Das endet von selbst.",
    pauseTitle: "Bestellungen anhalten",
    pauseLead: "Solange kann niemand für gleich bestellen. Angenommene Bestellungen bleiben. Das endet von selbst.",
    forMinutes: (minutes: number): string =>
      minutes < 60 ? `${minutes} Minuten` : minutes === 60 ? "1 Stunde" : `${minutes / 60} Stunden`,
    until: (time: string): string => `bis ${time}`,
    restOfDay: "Für heute schließen",
    restOfDayDetail: "öffnet morgen wieder",
    subject: "Betrieb",
  },
} as const;

/** What the state means for shoppers, and when it ends. */
export const operationsSentence: Readonly<
  Record<Operations["state"], (facts: { readonly until: string; readonly extra: number }) => readonly [string, string]>
> = {
  open: () => ["Es kann bestellt werden.", "Vorlauf wie eingestellt"],
  rush: ({ until, extra }) => [`+${extra} Min. auf jede neue Bestellung.`, `Endet um ${until} von selbst.`],
  paused: ({ until }) => ["Gerade keine neuen Bestellungen.", `Endet um ${until} von selbst.`],
  closed: ({ until }) => ["Für heute geschlossen.", `Öffnet ${until} von selbst.`],
};
