import { slotSentences, type RefusalPlace, type Sentences } from "@lokalkorb/domain/labels/refusal-sentences";
import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { answerProposal, changeOrderStatus, checkCode, moveOrder, placeOrder } from "@lokalkorb/contracts/orders";
import type { readPaper } from "@lokalkorb/contracts/billing";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";

/** Instead of an order, and before it. */
export type PlaceRefusal = RefusalsOf<typeof placeOrder | typeof checkCode>;
/** Of an order that is there. */
export type ChangeRefusal = RefusalsOf<
  typeof changeOrderStatus | typeof moveOrder | typeof answerProposal | typeof readPaper
>;

const handledWords: Partial<Record<OrderStatus, string>> = {
  accepted: "angenommen",
  preparing: "begonnen",
  ready: "fertiggestellt",
  completed: "abgeschlossen",
  rejected: "abgelehnt",
  cancelled: "storniert",
};

const clock = (at: Instant, { timezone }: RefusalPlace): string => `${instantToLocal(at, timezone).time}\u00a0Uhr`;

export const sharedSentences: Sentences<Extract<PlaceRefusal, ChangeRefusal>> = {
  ...slotSentences,
  "sold-out": ({ items, inRound }) =>
    items
      .map(({ name, available }) =>
        inRound
          ? `In dieser Runde gibt es von „${name}“ ${available > 0 ? `nur noch ${available}` : "nichts mehr"}.`
          : available > 0
            ? `„${name}“ ist knapp. Noch verfügbar: ${available}.`
            : `„${name}“ ist leider ausverkauft.`,
      )
      .join(" "),
  "options-incomplete": ({ optionName, min, max }) =>
    min > 0
      ? `Bitte wähle mindestens ${min} bei „${optionName}“. Du kannst das im Korb ändern.`
      : `Bei „${optionName}“ sind höchstens ${max ?? 0} möglich. Du kannst das im Korb ändern.`,
  "line-invalid": () => "Ein Artikel wird so nicht mehr angeboten. Nimm ihn aus dem Korb oder wähle ihn neu.",
  "basket-too-large": ({ maxLines }) =>
    `Mehr als ${maxLines} verschiedene Artikel gehen nicht in einer Bestellung. Teile sie bitte auf.`,
  "age-required": ({ minAge }) =>
    `Für Artikel mit Alkohol bestätige bitte, dass du mindestens ${minAge} Jahre alt bist.`,
  "basket-empty": () => "Dein Korb ist leer. Such dir zuerst etwas aus.",
  "already-handled": ({ status }) => `Die Bestellung wurde inzwischen ${handledWords[status] ?? "bearbeitet"}.`,
  "rate-limited": ({ retryAt }, place) => `Das waren viele Versuche. Ab ${clock(retryAt, place)} geht es weiter.`,
  "request-reused": () => "Deine Bestellung war schon unterwegs. Lade die Seite neu, dann siehst du, was daraus wurde.",
  "not-found": () => "Das haben wir nicht gefunden. Lade die Seite neu und versuch es noch einmal.",
  "sign-in-required": () => "Deine Sitzung ist abgelaufen. Lade die Seite neu, dein Korb bleibt erhalten.",
};
