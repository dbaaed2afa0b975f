import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";

export const orderText = {
  title: "Deine Bestellung",
  loading: "Wir holen deine Bestellung …",
  live: (time: string): string => `Live · Stand ${time}`,
  connecting: "Verbindung wird aufgebaut …",
  offline: "Offline · letzter Stand",
  callNumber: "Deine Abrufnummer",
  showCode: "An der Theke zeigen",
  codeOf: (dayCode: string): string => `QR-Code deiner Bestellung ${dayCode}`,
  route: "Route",
  routeTo: (place: string): string => `Route zu ${place} bei OpenStreetMap`,
  minutes: (minutes: number): string => (minutes === 1 ? "noch 1 Minute" : `noch ${minutes} Minuten`),
  next: "Wie es weitergeht",
  ended: "Gut zu wissen",
  status: "Status",
  place: "Abholort",
  to: "Lieferung an",
  table: "Tisch",
  uncertain: "Der Betrieb bestätigt noch, dass deine Adresse im Gebiet liegt.",
  pay: "Zahlung",
  toPay: "Zu zahlen",
  withdraw: "Vertrag widerrufen",
  calendar: "Kalender",
  call: "Anrufen",
  paper: (kind: "receipt" | "credit"): string => (kind === "receipt" ? "Rechnung" : "Rechnungskorrektur"),
  loadingInvoice: "Wird geholt …",
  move: "Zeit ändern",
  moveTitle: "Welche Zeit passt dir?",
  moveYes: "Zeit übernehmen",
  moving: "Wird geändert …",
  cancel: (time: string): string => `Stornieren, kostenlos bis ${time}`,
  tooLate: "Zum Stornieren ist es zu spät.",
  tooLateCall: "Zum Stornieren ist es zu spät. Ruf im Betrieb an, wenn etwas dazwischenkommt.",
  notMine: "Ändern und stornieren kannst du hier, sobald du diesen Browser bestätigt hast.",
  cancelTitle: "Bestellung stornieren?",
  cancelYes: "Ja, stornieren",
  cancelNo: "Behalten",
  cancelling: "Wird storniert …",
  everyWeek: "Jede Woche bestellen",
  ofStanding: "Aus deinem Dauerauftrag",
  lines: "Was du bestellt hast",
  number: (no: string): string => `Bestellnummer ${no}`,
  amount: (qty: number, name: string): string => `${qty}\u00a0× ${name}`,
  contains: (allergens: string): string => `Allergene: ${allergens}`,
  company: (name: string): string => `Für die Firma ${name}`,
  note: (note: string): string => `Dein Wunsch: ${note}`,
  removed: (reason: string): string => (reason === "" ? "Nicht dabei" : `Nicht dabei: ${reason}`),
  missingTitle: "Diese Bestellung können wir dir hier nicht zeigen.",
  missingText:
    "Öffne sie in dem Browser, in dem du bestellt hast, oder mit dem Link aus deiner E-Mail. Oder ruf im Betrieb an und nenn deine Abrufnummer.",
  brokenTitle: "Diese Adresse gehört zu keiner Bestellung.",
  brokenText: "Prüf, ob der Link vollständig ist.",
  tokenTitle: "Dieser Link gilt nicht.",
  tokenText: "Öffne ihn noch einmal aus deiner E-Mail. Achte darauf, dass er vollständig ist.",
  home: "Zur Startseite",
  offlineTitle: "Gerade keine Verbindung",
  offlineText: "Deine Bestellung ist sicher beim Betrieb. Wir zeigen sie, sobald die Verbindung wieder da ist.",
  offlineKept: "Deine Bestellung ist sicher beim Betrieb. So hat dieser Browser sie zuletzt gesehen:",
  reason: (reason: string): string => `Grund: ${reason}`,
  approval: "Freigabe deiner Firma",
  cancelledBy: { customer: "von dir storniert", merchant: "vom Betrieb storniert", system: "automatisch storniert" },
  news: "Was sich geändert hat",
  refunds: "Erstattungen",
  confirmedTo: (email: string): string => `Die Bestätigung geht an ${email}`,
} as const;

/** 'Abholung heute, 17:30–17:45 Uhr' */
export const handoverNames: Readonly<Record<FulfilmentType, string>> = {
  pickup: "Abholung",
  delivery: "Lieferung",
  shipping: "Versand",
  locker: "Abholung im Fach",
  dineIn: "Am Tisch",
};

/** Above the time of the ticket, where it is one moment. */
export const readyNames: Readonly<Record<FulfilmentType, string>> = {
  pickup: "Abholbereit um",
  delivery: "Bei dir ab",
  shipping: "Versand ab",
  locker: "Im Fach um",
  dineIn: "Am Tisch um",
};

export const paymentText = {
  title: "Zahlung",
  checking: "Deine Zahlung wird geprüft.",
  checkingText: "Das dauert meist nur ein paar Sekunden. Du musst nichts tun.",
  stopped: "Du hast die Zahlung abgebrochen.",
  notYet: "Die Zahlung ist noch nicht ausgeführt.",
  failed: "Die Zahlung wurde abgelehnt. Abgebucht wurde nichts.",
  reserved: (time: string, left: string): string => `Alles ist bis ${time} für dich reserviert (${left}).`,
  over: "Die Reservierung endet gerade.",
  payNow: (amount: string): string => `Jetzt ${amount} bezahlen`,
  payOtherwise: "Anders bezahlen",
  apart: "Jeder aus deiner Gruppe zahlt seinen Anteil. Haben alle gezahlt, geht die Bestellung an den Betrieb.",
  apartFailed: "Nicht alle haben rechtzeitig gezahlt. Abgebucht wurde nichts, euer Korb ist noch da.",
  toGroup: "Zur Gruppe",
  orderAnew: "Neu bestellen",
  expiredText: "Dein Korb ist noch da. Bestell einfach noch einmal.",
} as const;

export const arrivalText = {
  title: "Schon da?",
  lead: "Tippe, wenn du da bist. Der Betrieb sieht es auf seiner Tafel, neben deiner Abrufnummer.",
  press: "Ich bin da",
  sending: "Wird gesagt …",
  told: "Der Betrieb weiß, dass du da bist.",
  toldAt: (time: string): string => `Gesagt um ${time}.`,
} as const;

export const proposalText = {
  title: "Der Betrieb schlägt eine Änderung vor.",
  text: (difference: string, total: string, until: string): string =>
    `Damit kostet deine Bestellung ${difference} mehr, zusammen ${total}. Bitte antworte bis ${until}. Ohne deine Zustimmung bleibt alles, wie es war.`,
  agree: (total: string): string => `Einverstanden, ${total}`,
  decline: "Nicht ändern",
  notMine: "Antworten kannst du, sobald du diesen Browser bestätigt hast. Oder ruf im Betrieb an.",
  sending: "Wird gesendet …",
} as const;

export const stepNames = {
  placed: "Eingegangen",
  accepted: "Angenommen",
  preparing: "In Arbeit",
} as const;

export const endNames = {
  rejected: "Abgelehnt",
  cancelled: "Storniert",
  expired: "Abgelaufen",
  noShow: "Nicht abgeholt",
} as const;

export const refundText = {
  pending: "unterwegs zu dir",
  succeeded: "erstattet",
  failed: "hat nicht geklappt, der Betrieb meldet sich bei dir",
} as const;
