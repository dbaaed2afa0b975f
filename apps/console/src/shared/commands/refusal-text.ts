import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { OrderRefusal, OrderRefusalType } from "@lokalkorb/domain/ordering/order/refusal";

/** As part of a sentence: „Die Bestellung wurde gerade schon …“. */
const statusPhrases: Readonly<Record<OrderStatus, string>> = {
  awaitingApproval: "zur Freigabe vorgelegt",
  pendingPayment: "zur Zahlung vorgelegt",
  placed: "aufgegeben",
  accepted: "angenommen",
  preparing: "begonnen",
  ready: "fertig gemeldet",
  deposited: "ins Fach gelegt",
  outForDelivery: "losgeschickt",
  shipped: "versandt",
  completed: "übergeben",
  rejected: "abgelehnt",
  cancelled: "storniert",
  expired: "beendet, weil die Zahlung ausblieb",
  noShow: "als nicht abgeholt vermerkt",
};

type TextByRefusal = {
  readonly [Type in OrderRefusalType]: (refusal: Extract<OrderRefusal, { type: Type }>) => string;
};

const shoppersOnly = (): string =>
  "Das betrifft nur den Einkauf und kann hier nicht vorkommen. Bitte lade die Seite neu.";

/** What staff read when a command is refused. Complete: a new refusal without words does not compile. */
const textByRefusal: TextByRefusal = {
  "already-handled": ({ status }) => `Die Bestellung wurde gerade schon ${statusPhrases[status]}.`,
  "transition-not-allowed": ({ from }) => `Das geht nicht mehr: Die Bestellung ist ${statusPhrases[from]}.`,
  "payment-required": ({ openCents }) => `Es sind noch ${formatMoney(openCents)} offen. Bitte erst kassieren.`,
  "request-reused": () => "Dieser Auftrag wurde schon mit anderem Inhalt gesendet. Bitte versuche es noch einmal.",
  "not-found": () => "Das gibt es nicht mehr. Bitte lade die Seite neu.",
  "not-allowed": () => "Dafür fehlt dir die Berechtigung.",
  "sign-in-required": () => "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "sold-out": ({ items }) => `Nicht mehr genug da: ${items.map(({ name }) => name).join(", ")}.`,
  "slot-full": () => "Dieser Termin ist schon voll.",
  "slot-changed": () => "Diesen Termin gibt es nicht mehr.",
  "shop-closed": ({ reason }) =>
    reason === undefined ? "Der Betrieb nimmt gerade keine Bestellungen an." : `Dann ist geschlossen: ${reason}.`,
  "cutoff-passed": () => "Der Bestellschluss ist vorbei.",
  "price-changed": shoppersOnly,
  "below-minimum": shoppersOnly,
  "options-incomplete": shoppersOnly,
  "line-invalid": shoppersOnly,
  "basket-empty": shoppersOnly,
  "basket-too-large": shoppersOnly,
  "basket-not-yours": shoppersOnly,
  "basket-not-open": shoppersOnly,
  "menu-changed": shoppersOnly,
  "age-required": shoppersOnly,
  "age-check-required": ({ minAge }) => `Erst den Ausweis prüfen: ab ${minAge} Jahren.`,
  "phone-required": () => "Der Betrieb braucht eine Telefonnummer für Rückfragen.",
  "too-many-open-orders": ({ max }) => `Mehr als ${max} offene Bestellungen sind für einen Gast nicht möglich.`,
  "out-of-area": ({ zip }) => `${zip} liegt in keinem Liefergebiet.`,
  "address-required": () => "Die Adresse fehlt.",
  "above-maximum": ({ maximumCents }) => `Mehr als ${formatMoney(maximumCents)} je Bestellung sind nicht erlaubt.`,
  "account-required": shoppersOnly,
  "not-available-then": ({ items, way: method }) =>
    `${method === undefined ? "Zu diesem Termin" : "Mit dieser Abhol- oder Lieferart"} nicht verfügbar: ${items.map(({ name }) => name).join(", ")}.`,
  "code-invalid": ({ code }) => `Den Code „${code}“ gibt es nicht.`,
  "code-expired": ({ code }) => `Der Code „${code}“ ist abgelaufen.`,
  "code-not-yet": ({ code }) => `Der Code „${code}“ gilt noch nicht.`,
  "code-used": ({ code }) => `Der Code „${code}“ ist schon eingelöst.`,
  "code-not-combinable": ({ code, with: other }) => `„${code}“ und „${other}“ gehen nicht zusammen.`,
  "code-conditions": ({ code }) => `Der Code „${code}“ passt nicht zu dieser Bestellung.`,
  "payment-failed": () => "Die Zahlung wurde nicht ausgeführt.",
  "payment-unavailable": () => "Der Zahlungsanbieter antwortet gerade nicht. Bitte versuche es gleich noch einmal.",
  "rate-limited": () => "Das waren viele Versuche auf einmal. Bitte warte einen Moment.",
  "reason-required": () => "Bitte gib einen Grund an, er steht dann in der Nachricht an den Kunden.",
  "confirmation-required": ({ differenceCents }) =>
    `Das kostet ${formatMoney(differenceCents)} mehr. Der Kunde muss erst zustimmen.`,
  "refund-too-high": ({ maxCents }) => `Höchstens ${formatMoney(maxCents)} können noch erstattet werden.`,
  "weighing-required": () => "Bitte erst alle Artikel nach Gewicht wiegen.",
  "weight-implausible": ({ minGrams, maxGrams }) =>
    `Das Gewicht passt nicht zum Artikel. Möglich sind ${minGrams} g bis ${maxGrams} g je Stück.`,
  "too-late": () => "Dafür ist es jetzt zu spät.",
  "changed-too-often": shoppersOnly,
  "token-invalid": shoppersOnly,
  "payment-method-unavailable": shoppersOnly,
  "distribution-unavailable": shoppersOnly,
};

export function refusalText<Type extends OrderRefusalType>(refusal: Extract<OrderRefusal, { type: Type }>): string {
  return textByRefusal[refusal.type](refusal);
}
