import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type * as businesses from "@lokalkorb/contracts/businesses";
import type * as customers from "@lokalkorb/contracts/customers";
import type * as discounts from "@lokalkorb/contracts/discounts";
import type * as giftSales from "@lokalkorb/contracts/gift-sales";
import type * as laterTips from "@lokalkorb/contracts/later-tips";
import type * as mails from "@lokalkorb/contracts/mails";
import type * as offerings from "@lokalkorb/contracts/offerings";
import type * as talk from "@lokalkorb/contracts/order-talk";
import type * as orders from "@lokalkorb/contracts/orders";
import type * as payments from "@lokalkorb/contracts/payments";
import type * as withdrawals from "@lokalkorb/contracts/withdrawals";
import type * as team from "@lokalkorb/contracts/team";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";

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

type Calls =
  | (typeof orders)["changeOrderStatus" | "delayOrder" | "moveOrder" | "editOrder" | "refundOrder" | "retryEffect"]
  | (typeof talk)["sendOrderMessage"]
  | (typeof offerings)[keyof typeof offerings]
  | (typeof payments)["startPaymentOnboarding" | "checkPaymentAccount"]
  | (typeof businesses)["decideBusiness" | "checkVatId"]
  | (typeof customers)["changeCustomer"]
  | (typeof discounts)["issueGiftCard"]
  | (typeof giftSales)["refundGiftSale"]
  | (typeof laterTips)["refundTip"]
  | (typeof mails)["retryMail"]
  | (typeof withdrawals)["moveWithdrawal"]
  | (typeof team)["inviteMember" | "changeMemberRole" | "removeMember"];

/** Of the commands that staff give. */
export type StaffRefusal = RefusalsOf<Calls>;

/** '1.400 g' */
const gramsText = (grams: number): string => `${String(grams).replace(/\B(?=(\d{3})+$)/g, ".")}\u00a0g`;

type TextByRefusal = {
  readonly [Type in StaffRefusal["type"]]: (refusal: Extract<StaffRefusal, { type: Type }>) => string;
};

/** Sentences for staff about a refused command: one for each refusal of these calls, and for no other. */
const textByRefusal: TextByRefusal = {
  "already-handled": ({ status }) => `Die Bestellung wurde gerade schon ${statusPhrases[status]}.`,
  "transition-not-allowed": ({ from }) => `Das geht nicht mehr: Die Bestellung ist ${statusPhrases[from]}.`,
  "payment-required": ({ openCents }) => `Es sind noch ${formatMoney(openCents)} offen. Bitte erst abrechnen.`,
  "approval-unavailable": () => "Diese Änderung müsste die Firma der Bestellung erst freigeben.",
  "deposit-not-open": () => "So viele Pfandstücke sind nicht mehr offen.",
  "request-reused": () => "Dieser Auftrag wurde schon mit anderem Inhalt gesendet. Bitte versuche es noch einmal.",
  "not-found": () => "Das gibt es nicht mehr. Bitte lade die Seite neu.",
  "order-unknown": () => "Es gibt hier keine Bestellung mit dieser Nummer. Ordne erst eine zu.",
  "already-answered": () => "Das ist schon entschieden. Bitte lade die Seite neu.",
  "figures-changed": ({ totalCents }) =>
    `Der Betrag ist jetzt ein anderer: ${formatMoney(totalCents)}. Bitte lade die Seite neu.`,
  "not-allowed": () => "Dafür fehlt dir die Berechtigung.",
  "sign-in-required": () => "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "sold-out": ({ items, inRound }) =>
    `${inRound ? "In dieser Runde nicht" : "Nicht"} mehr genug da: ${items.map(({ name }) => name).join(", ")}.`,
  "slot-full": () => "Dieser Termin ist schon voll.",
  "slot-changed": () => "Diesen Termin gibt es nicht mehr.",
  "shop-closed": ({ reason }) =>
    reason === undefined ? "Der Betrieb nimmt gerade keine Bestellungen an." : `Dann ist geschlossen: ${reason}.`,
  "cutoff-passed": () => "Der Bestellschluss ist vorbei.",
  "below-minimum": ({ minimumCents, missingCents }) =>
    `Der Mindestbestellwert ist ${formatMoney(minimumCents)}. Es fehlen noch ${formatMoney(missingCents)}.`,
  "options-incomplete": ({ optionName }) => `Bei „${optionName}“ stimmt die Auswahl nicht.`,
  "line-invalid": () => "Diese Position gibt es so nicht mehr. Bitte lade die Seite neu.",
  "basket-empty": () => "Zum Herausnehmen von allem bitte stornieren.",
  "age-check-required": ({ minAge }) => `Erst den Ausweis prüfen: ab ${minAge} Jahren.`,
  "above-maximum": ({ maximumCents }) => `Mehr als ${formatMoney(maximumCents)} je Bestellung sind nicht erlaubt.`,
  "not-available-then": ({ items, way: method, unchecked }) =>
    `${method === undefined && !unchecked ? "Zu diesem Termin" : "Mit dieser Abhol- oder Lieferart"} nicht verfügbar: ${items.map(({ name }) => name).join(", ")}.`,
  "code-used": ({ code }) => `Der Code „${code}“ ist schon eingelöst.`,
  "age-required": ({ minAge }) => `Dafür muss das Alter bestätigt sein: ab ${minAge} Jahren.`,
  "basket-too-large": ({ maxLines }) => `Mehr als ${maxLines} Positionen sind nicht erlaubt.`,
  "payment-failed": () => "Die Zahlung wurde nicht ausgeführt.",
  "payment-method-unavailable": () => "Diese Zahlungsart geht hier nicht.",
  "payment-unavailable": () => "Der Zahlungsanbieter antwortet gerade nicht. Bitte versuche es gleich noch einmal.",
  "rate-limited": () => "Das waren viele Versuche auf einmal. Bitte warte einen Moment.",
  "reason-required": () => "Bitte gib einen Grund an, er steht dann in der Nachricht an den Kunden.",
  "confirmation-required": ({ differenceCents }) =>
    `Das kostet ${formatMoney(differenceCents)} mehr. Der Kunde muss erst zustimmen.`,
  "refund-too-high": ({ maxCents }) =>
    maxCents > 0
      ? `Höchstens ${formatMoney(maxCents)} können noch erstattet werden.`
      : "Gerade gibt es nichts zu erstatten: Das Geld ist noch nicht abgebucht, oder alles ist schon zurückgegeben.",
  "weighing-required": () => "Bitte erst alle Artikel nach Gewicht wiegen.",
  "weight-implausible": ({ minGrams, maxGrams }) =>
    `Das Gewicht passt nicht zum Artikel. Möglich sind ${gramsText(minGrams)} bis ${gramsText(maxGrams)} je Stück.`,
  "talk-full": () => "Das waren viele Nachrichten zu einer Bestellung. Bitte ruf die Kundschaft an.",
  "too-late": () => "Dafür ist es jetzt zu spät.",
  "changed-too-often": ({ max }) => `Diese Bestellung wurde schon ${max}-mal geändert.`,
  "distribution-unavailable": () => "Diese Abhol- oder Lieferart gibt es nicht mehr.",
};

export function refusalText<Type extends StaffRefusal["type"]>(refusal: Extract<StaffRefusal, { type: Type }>): string {
  return textByRefusal[refusal.type](refusal);
}
