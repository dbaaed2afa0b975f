import type { OrderStatus } from "@lokalkorb/domain/orders/order-status";
import type { PaymentMethod } from "@lokalkorb/domain/orders/payment";
import { formatMoney } from "@lokalkorb/domain/money/format-money";

export const orderText = {
  title: "Deine Bestellung",
  loading: "Wir holen deine Bestellung …",
  live: (time: string): string => `Live · Stand ${time}`,
  connecting: "Verbindung wird aufgebaut …",
  offline: "Offline · letzter Stand",
  callNumber: "Deine Abrufnummer",
  readyAt: "Abholbereit um",
  pickupAt: "Abholung",
  minutes: (minutes: number): string => (minutes === 1 ? "noch 1 Minute" : `noch ${minutes} Minuten`),
  next: "Wie es weitergeht",
  status: "Status",
  place: "Abholort",
  pay: "Zu zahlen",
  calendar: "Kalender",
  call: "Anrufen",
  again: "Nochmal bestellen",
  cancel: (time: string): string => `Stornieren, kostenlos bis ${time}`,
  cancelTitle: "Bestellung stornieren?",
  cancelText: "Der Betrieb bekommt sofort Bescheid. Du zahlst nichts.",
  cancelYes: "Ja, stornieren",
  cancelNo: "Behalten",
  cancelling: "Wird storniert …",
  lines: "Was du bestellt hast",
  number: (no: string): string => `Bestellnummer ${no}`,
  amount: (qty: number, name: string): string => `${qty}\u00a0× ${name}`,
  note: (note: string): string => `Dein Wunsch: ${note}`,
  missingTitle: "Diese Bestellung können wir dir hier nicht zeigen.",
  missingText:
    "Öffne sie in dem Browser, in dem du bestellt hast. Dort bleibt sie abrufbar. Oder ruf im Betrieb an und nenn deine Abrufnummer.",
  brokenTitle: "Diese Adresse gehört zu keiner Bestellung.",
  brokenText: "Prüf, ob der Link vollständig ist.",
  home: "Zur Startseite",
  offlineTitle: "Gerade keine Verbindung",
  offlineText: "Deine Bestellung ist sicher beim Betrieb. Wir zeigen sie, sobald die Verbindung wieder da ist.",
  reason: (reason: string): string => `Grund: ${reason}`,
  cancelledBy: { customer: "von dir storniert", merchant: "vom Betrieb storniert", system: "automatisch storniert" },
} as const;

/** The headline says what happens now. */
export const headlines: Readonly<Record<OrderStatus, (shop: string) => string>> = {
  awaitingApproval: () => "Deine Bestellung wartet auf die Freigabe.",
  pendingPayment: () => "Wir warten auf deine Zahlung.",
  placed: () => "Deine Bestellung ist angekommen.",
  accepted: () => "Deine Bestellung ist angenommen.",
  preparing: () => "Dein Korb wird gepackt.",
  ready: () => "Dein Korb ist fertig.",
  deposited: () => "Dein Korb liegt im Abholfach.",
  outForDelivery: () => "Dein Korb ist unterwegs.",
  shipped: () => "Dein Paket ist unterwegs.",
  completed: () => "Abgeholt. Lass es dir schmecken!",
  rejected: (shop) => `${shop} kann die Bestellung leider nicht annehmen.`,
  cancelled: () => "Die Bestellung ist storniert.",
  expired: () => "Die Bestellung ist abgelaufen.",
  noShow: () => "Die Bestellung wurde nicht abgeholt.",
};

/** What comes next, and what to do. */
export const nextSteps: Readonly<Record<OrderStatus, string>> = {
  awaitingApproval: "Sobald sie freigegeben ist, geht sie an den Betrieb.",
  pendingPayment: "Sobald die Zahlung da ist, geht die Bestellung an den Betrieb.",
  placed: "Der Betrieb bestätigt gleich. Du siehst es hier, ohne neu zu laden.",
  accepted: "Der Betrieb hat zugesagt und packt rechtzeitig. Hier siehst du, wenn es so weit ist.",
  preparing: "Gleich ist alles fertig. Du siehst es hier sofort.",
  ready: "Komm vorbei und nenn deine Abrufnummer.",
  deposited: "Öffne das Fach mit deinem Code.",
  outForDelivery: "Gleich klingelt es bei dir.",
  shipped: "Der Paketdienst bringt es zu dir.",
  completed: "Danke für deine Bestellung. Nochmal dasselbe? Ein Tipp genügt.",
  rejected: "Du musst nichts bezahlen. Such dir eine andere Zeit aus oder schau bei einem anderen Betrieb vorbei.",
  cancelled: "Du musst nichts bezahlen.",
  expired: "Du musst nichts bezahlen.",
  noShow: "Melde dich bitte beim Betrieb.",
};

export const stepNames = {
  placed: "Eingegangen",
  accepted: "Angenommen",
  preparing: "In Arbeit",
  ready: "Abholbereit",
  completed: "Abgeholt",
} as const;

export const endNames = {
  rejected: "Abgelehnt",
  cancelled: "Storniert",
  expired: "Abgelaufen",
  noShow: "Nicht abgeholt",
} as const;

/** 'Du zahlst 12,30 € bar bei der Abholung.' */
export function payText(openCents: number, method: PaymentMethod): string {
  if (openCents === 0) return "Bezahlt ist schon alles.";
  const how: Readonly<Record<PaymentMethod, string>> = {
    cashOnPickup: "bar bei der Abholung",
    cardOnPickup: "mit Karte bei der Abholung",
    cashOnDelivery: "bar bei der Lieferung",
    online: "online",
    onAccount: "auf Rechnung",
    giftCard: "mit Gutschein",
  };
  return `${formatMoney(openCents)} ${how[method]}`;
}
