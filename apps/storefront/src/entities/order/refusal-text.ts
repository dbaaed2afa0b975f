import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { answerProposal, changeOrderStatus, checkCode, moveOrder, placeOrder } from "@lokalkorb/contracts/orders";
import type { readPaper } from "@lokalkorb/contracts/billing";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import type { Refusal } from "@lokalkorb/domain/ordering/order/refusal";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";

/** Instead of an order, and before it. */
export type PlaceRefusal = RefusalsOf<typeof placeOrder | typeof checkCode>;
/** Of an order that is there. */
export type ChangeRefusal = RefusalsOf<
  typeof changeOrderStatus | typeof moveOrder | typeof answerProposal | typeof readPaper
>;

/** The facts of a sentence about a time. */
export interface RefusalPlace {
  readonly timezone: string;
  readonly now: Instant;
}

/** The event and the next action (TXT-05): one sentence for each refusal, no more and no less. */
export type Sentences<Known extends Refusal> = {
  readonly [Type in Known["type"]]: (refusal: Extract<Known, { type: Type }>, place: RefusalPlace) => string;
};

export function sentenceOf<Known extends Refusal>(
  sentences: Sentences<Known>,
  refusal: Known,
  place: RefusalPlace,
): string {
  // The table ties each sentence to its refusal; an index by the union loses that tie.
  const sentence = sentences[refusal.type as Known["type"]] as (refusal: Known, place: RefusalPlace) => string;
  return sentence(refusal, place);
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

export const clock = (at: Instant, { timezone }: RefusalPlace): string =>
  `${instantToLocal(at, timezone).time}\u00a0Uhr`;

export const sharedSentences: Sentences<Extract<PlaceRefusal, ChangeRefusal>> = {
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
  "distribution-unavailable": () => "Auf diesem Weg geht es gerade nicht. Wähle bitte einen anderen.",
  "already-handled": ({ status }) => `Die Bestellung wurde inzwischen ${handledWords[status] ?? "bearbeitet"}.`,
  "above-maximum": ({ maximumCents, excessCents }) =>
    `Hier sind höchstens ${formatMoney(maximumCents)} je Bestellung möglich. Dein Korb liegt ${formatMoney(excessCents)} darüber.`,
  "not-available-then": ({ items, abroad, unchecked, way: method }) =>
    abroad
      ? `${listed(items.map(({ name }) => `„${name}“`))} dürfen wir nicht ins Ausland schicken. Nimm es aus dem Korb oder wähle eine Adresse im Land.`
      : unchecked
        ? `${listed(items.map(({ name }) => `„${name}“`))} verschicken wir nicht: Bei der Übergabe eines Pakets wird das Alter nicht geprüft. Wähle einen anderen Weg oder nimm es aus dem Korb.`
        : method !== undefined
          ? `Mit „${fulfilmentTypeLabels[method]}“ gibt es ${listed(items.map(({ name }) => `„${name}“`))} nicht. Wähle einen anderen Weg oder nimm es aus dem Korb.`
          : `Zu diesem Termin gibt es ${listed(items.map(({ name }) => `„${name}“`))} nicht. Wähle einen anderen Termin oder nimm es aus dem Korb.`,
  "code-used": ({ code }) => `Der Code „${code}“ ist schon eingelöst.`,
  "rate-limited": ({ retryAt }, place) => `Das waren viele Versuche. Ab ${clock(retryAt, place)} geht es weiter.`,
  "request-reused": () => "Deine Bestellung war schon unterwegs. Lade die Seite neu, dann siehst du, was daraus wurde.",
  "not-found": () => "Das haben wir nicht gefunden. Lade die Seite neu und versuch es noch einmal.",
  "sign-in-required": () => "Deine Sitzung ist abgelaufen. Lade die Seite neu, dein Korb bleibt erhalten.",
};
