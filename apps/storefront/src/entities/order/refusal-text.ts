import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import type { OrderRefusal, OrderRefusalType } from "@lokalkorb/domain/ordering/order/refusal";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { ineligibilityText } from "./ineligibility-text.ts";
import { fulfilmentNames } from "@/entities/labels/labels-text";

/** What a sentence about a time needs. */
export interface RefusalPlace {
  readonly timezone: string;
  readonly now: Instant;
}

const nextFree = (next: Slot | null, place: RefusalPlace): string =>
  next ? ` Nächster freier Termin: ${formatSlot(next, place)}.` : " In den nächsten Tagen ist leider kein Termin frei.";

const handledWords: Partial<Record<OrderStatus, string>> = {
  accepted: "angenommen",
  preparing: "begonnen",
  ready: "fertiggestellt",
  completed: "abgeschlossen",
  rejected: "abgelehnt",
  cancelled: "storniert",
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} und ${names.at(-1) ?? ""}`;

const clock = (at: Instant, { timezone }: RefusalPlace): string => `${instantToLocal(at, timezone).time}\u00a0Uhr`;

const formatDay = (at: Instant, place: RefusalPlace): string => {
  const [year, month, day] = instantToLocal(at, place.timezone).date.split("-");
  return `${Number(day)}.${Number(month)}.${year ?? ""}, ${clock(at, place)}`;
};

type CodeReason = Extract<OrderRefusal, { type: "code-conditions" }>["reason"];
const conditionWords = (reason: CodeReason, missingCents = 0): string => {
  const words: Readonly<Record<CodeReason, string>> = {
    minimum: `gilt erst ab einem höheren Betrag. Es fehlen noch ${formatMoney(missingCents)}.`,
    items: "gilt für keinen der Artikel in deinem Korb.",
    distribution: "gilt nicht für diesen Weg. Probier es mit Abholung oder Lieferung.",
    paymentMethod: "gilt nicht mit dieser Zahlungsart.",
    time: "gilt nicht zu dieser Zeit.",
    firstOrder: "gilt nur für die erste Bestellung hier.",
    customer: "gilt nicht für diese Anmeldung.",
  };
  return words[reason];
};

/** What happened and what now, for every answer the shop may give (TXT-05). A refusal without words does not compile. */
const sentences: {
  readonly [Type in OrderRefusalType]: (refusal: Extract<OrderRefusal, { type: Type }>, place: RefusalPlace) => string;
} = {
  "price-changed": ({ quotedCents, totalCents }) =>
    quotedCents === totalCents
      ? "Dein Korb wurde in einem anderen Fenster geändert. Prüf die Übersicht und bestell dann noch einmal."
      : `Ein Preis hat sich geändert: statt ${formatMoney(quotedCents)} kostet dein Korb jetzt ${formatMoney(totalCents)}. Prüf die Übersicht und bestell dann noch einmal.`,
  "slot-changed": ({ next }, place) => `Diesen Termin gibt es nicht mehr.${nextFree(next, place)}`,
  "slot-full": ({ next }, place) => `Dieser Termin ist nicht mehr frei.${nextFree(next, place)}`,
  "sold-out": ({ items }) =>
    items
      .map(({ name, available }) =>
        available > 0 ? `„${name}“ ist knapp. Noch verfügbar: ${available}.` : `„${name}“ ist leider ausverkauft.`,
      )
      .join(" "),
  "shop-closed": ({ message, reason, next }, place) =>
    `${message ?? (reason === undefined ? "Zu dieser Zeit ist geschlossen." : `Zu dieser Zeit ist geschlossen: ${reason}.`)}${nextFree(next, place)}`,
  "cutoff-passed": ({ next }, place) => `Der Bestellschluss für diesen Termin ist vorbei.${nextFree(next, place)}`,
  "below-minimum": ({ minimumCents, missingCents }) =>
    `Mindestbestellwert: ${formatMoney(minimumCents)}. Es fehlen noch ${formatMoney(missingCents)}.`,
  "options-incomplete": ({ optionName, min, max }) =>
    min > 0
      ? `Bitte wähle mindestens ${min} bei „${optionName}“. Du kannst das im Korb ändern.`
      : `Bei „${optionName}“ sind höchstens ${max ?? 0} möglich. Du kannst das im Korb ändern.`,
  "line-invalid": () => "Ein Artikel wird so nicht mehr angeboten. Nimm ihn aus dem Korb oder wähle ihn neu.",
  "basket-empty": () => "Dein Korb ist leer. Such dir zuerst etwas aus.",
  "basket-too-large": ({ maxLines }) =>
    `Mehr als ${maxLines} verschiedene Artikel gehen nicht in einer Bestellung. Teile sie bitte auf.`,
  "basket-not-yours": () =>
    "Dieser Korb gehört zu einer anderen Anmeldung. Lade die Seite neu, dein Korb bleibt erhalten.",
  "basket-not-open": () =>
    "Dein Korb wurde schon bestellt oder wird gerade bezahlt. Lade die Seite neu und versuch es noch einmal.",
  "menu-changed": () => "Das Angebot wurde gerade geändert. Prüf die Übersicht und bestell dann noch einmal.",
  "age-required": ({ minAge }) =>
    `Für Artikel mit Alkohol bestätige bitte, dass du mindestens ${minAge} Jahre alt bist.`,
  "age-check-required": ({ minAge }) => `Bei der Übergabe wird ein Ausweis geprüft: ab ${minAge} Jahren.`,
  "phone-required": () => "Der Betrieb braucht deine Telefonnummer für Rückfragen.",
  "too-many-open-orders": ({ max }) =>
    max === 1
      ? "Du hast hier schon eine offene Bestellung. Sobald sie abgeholt ist, kannst du wieder bestellen."
      : `Du hast hier schon ${max} offene Bestellungen, mehr gehen nicht auf einmal. Sobald eine abgeholt ist, kannst du wieder bestellen.`,
  "payment-method-unavailable": ({ bar }) =>
    `Diese Zahlungsart ${bar === undefined ? "geht hier nicht" : `gibt es hier ${ineligibilityText(bar)}`}. Wähle bitte eine andere.`,
  "distribution-unavailable": () => "Auf diesem Weg geht es gerade nicht. Wähle bitte einen anderen.",
  "already-handled": ({ status }) => `Die Bestellung wurde inzwischen ${handledWords[status] ?? "bearbeitet"}.`,
  "transition-not-allowed": () => "Das geht jetzt nicht mehr. Ruf bitte im Betrieb an.",
  "payment-required": ({ openCents }) => `Es sind noch ${formatMoney(openCents)} offen.`,
  "out-of-area": ({ zip, alternatives }) =>
    `Nach ${zip} liefern wir noch nicht.${alternatives.includes("pickup") ? " Abholung ist möglich." : ""}`,
  "address-required": () => "Wohin sollen wir liefern? Bitte gib die ganze Adresse an.",
  "above-maximum": ({ maximumCents, excessCents }) =>
    `Hier sind höchstens ${formatMoney(maximumCents)} je Bestellung möglich. Dein Korb liegt ${formatMoney(excessCents)} darüber.`,
  "account-required": () => "Dafür brauchst du ein Konto. Melde dich an, dein Korb bleibt erhalten.",
  "not-available-then": ({ items, abroad, way: method }) =>
    abroad
      ? `${listed(items.map(({ name }) => `„${name}“`))} dürfen wir nicht ins Ausland schicken. Nimm es aus dem Korb oder wähle eine Adresse im Land.`
      : method !== undefined
        ? `Mit „${fulfilmentNames[method]}“ gibt es ${listed(items.map(({ name }) => `„${name}“`))} nicht. Wähle einen anderen Weg oder nimm es aus dem Korb.`
        : `Zu diesem Termin gibt es ${listed(items.map(({ name }) => `„${name}“`))} nicht. Wähle einen anderen Termin oder nimm es aus dem Korb.`,
  "code-invalid": ({ code }) =>
    `Den Code „${code}“ kennen wir hier nicht. Schau bitte noch einmal auf die Schreibweise.`,
  "code-expired": ({ code, validTo }, place) => `Der Code „${code}“ galt bis ${formatDay(validTo, place)}.`,
  "code-not-yet": ({ code, validFrom }, place) => `Der Code „${code}“ gilt erst ab ${formatDay(validFrom, place)}.`,
  "code-used": ({ code }) => `Der Code „${code}“ ist schon eingelöst.`,
  "code-not-combinable": ({ code, with: other }) =>
    `„${code}“ lässt sich nicht mit „${other}“ kombinieren. Behalte einen von beiden.`,
  "code-conditions": ({ code, reason, missingCents }) => `Der Code „${code}“ ${conditionWords(reason, missingCents)}`,
  "payment-failed": () => "Die Zahlung wurde nicht ausgeführt. Dein Korb ist noch da.",
  "payment-unavailable": () =>
    "Online bezahlen geht gerade nicht. Versuch es in ein paar Minuten noch einmal oder wähle eine andere Zahlungsart.",
  "rate-limited": ({ retryAt }, place) => `Das waren viele Versuche. Ab ${clock(retryAt, place)} geht es weiter.`,
  "reason-required": () => "Bitte nenn einen Grund.",
  "confirmation-required": ({ differenceCents }) =>
    `Damit wird die Bestellung um ${formatMoney(differenceCents)} teurer. Bitte bestätige das zuerst.`,
  "refund-too-high": ({ maxCents }) => `Höchstens ${formatMoney(maxCents)} können erstattet werden.`,
  "weighing-required": () => "Die Ware ist noch nicht gewogen.",
  "weight-implausible": ({ minGrams, maxGrams }) => `Das Gewicht muss zwischen ${minGrams} g und ${maxGrams} g liegen.`,
  "too-late": () => "Dafür ist es jetzt leider zu spät. Ruf bitte im Betrieb an.",
  "changed-too-often": ({ what, max }) =>
    `Diese Bestellung wurde schon ${max}-mal ${what === "moved" ? "verschoben" : "geändert"}. Ruf bitte im Betrieb an, wenn noch etwas anders sein soll.`,
  "token-invalid": () => "Dieser Link gilt nicht. Öffne ihn noch einmal aus deiner E-Mail.",
  "request-reused": () => "Deine Bestellung war schon unterwegs. Lade die Seite neu, dann siehst du, was daraus wurde.",
  "not-found": () => "Das haben wir nicht gefunden. Lade die Seite neu und versuch es noch einmal.",
  "not-allowed": () => "Das geht mit dieser Anmeldung nicht.",
  "sign-in-required": () => "Deine Sitzung ist abgelaufen. Lade die Seite neu, dein Korb bleibt erhalten.",
};

export function refusalText(refusal: OrderRefusal, place: RefusalPlace): string {
  // The table ties each sentence to its refusal; an index by the union loses that tie.
  const sentence = sentences[refusal.type] as (refusal: OrderRefusal, place: RefusalPlace) => string;
  return sentence(refusal, place);
}
