import type { Slot } from "../fulfilment/slots/slot.ts";
import { formatMoney } from "../kernel/format/format-money.ts";
import { formatClock, formatSlot } from "../kernel/format/format-time.ts";
import type { Instant } from "../kernel/time/instant.ts";
import { instantToLocal } from "../kernel/time/zoned-time.ts";
import type { Refusal, Refused } from "../ordering/order/refusal.ts";
import { fulfilmentTypeLabels } from "./fulfilment-labels.ts";

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

/** 'a', 'a und b', 'a, b und c' */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(" und ");

function formatDay(at: Instant, { timezone }: RefusalPlace): string {
  const { date } = instantToLocal(at, timezone);
  return `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.${date.slice(0, 4)}, ${formatClock(at, timezone)}`;
}

type CodeReason = Refused<"code-conditions">["reason"];
function conditionWords(reason: CodeReason, missingCents = 0): string {
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
}

/** Of times and goods, before an order and after it. */
export const slotSentences: Sentences<
  Refused<
    | "slot-changed"
    | "slot-full"
    | "shop-closed"
    | "cutoff-passed"
    | "below-minimum"
    | "above-maximum"
    | "distribution-unavailable"
    | "not-available-then"
    | "code-used"
  >
> = {
  "slot-changed": ({ next }, place) => `Diesen Termin gibt es nicht mehr.${nextFree(next, place)}`,
  "slot-full": ({ next }, place) => `Dieser Termin ist nicht mehr frei.${nextFree(next, place)}`,
  "shop-closed": ({ message, reason, next }, place) =>
    `${message ?? (reason === undefined ? "Zu dieser Zeit ist geschlossen." : `Zu dieser Zeit ist geschlossen: ${reason}.`)}${nextFree(next, place)}`,
  "cutoff-passed": ({ next }, place) => `Der Bestellschluss für diesen Termin ist vorbei.${nextFree(next, place)}`,
  "below-minimum": ({ minimumCents, missingCents }) =>
    `Mindestbestellwert: ${formatMoney(minimumCents)}. Es fehlen noch ${formatMoney(missingCents)}.`,
  "above-maximum": ({ maximumCents, excessCents }) =>
    `Hier sind höchstens ${formatMoney(maximumCents)} je Bestellung möglich. Dein Korb liegt ${formatMoney(excessCents)} darüber.`,
  "distribution-unavailable": () => "Auf diesem Weg geht es gerade nicht. Wähle bitte einen anderen.",
  "not-available-then": ({ items, abroad, unchecked, way: method }) =>
    abroad
      ? `${listed(items.map(({ name }) => `„${name}“`))} dürfen wir nicht ins Ausland schicken. Nimm es aus dem Korb oder wähle eine Adresse im Land.`
      : unchecked
        ? `${listed(items.map(({ name }) => `„${name}“`))} verschicken wir nicht: Bei der Übergabe eines Pakets wird das Alter nicht geprüft. Wähle einen anderen Weg oder nimm es aus dem Korb.`
        : method !== undefined
          ? `Mit „${fulfilmentTypeLabels[method]}“ gibt es ${listed(items.map(({ name }) => `„${name}“`))} nicht. Wähle einen anderen Weg oder nimm es aus dem Korb.`
          : `Zu diesem Termin gibt es ${listed(items.map(({ name }) => `„${name}“`))} nicht. Wähle einen anderen Termin oder nimm es aus dem Korb.`,
  "code-used": ({ code }) => `Der Code „${code}“ ist schon eingelöst.`,
};

/** Of areas and codes, which only a new order meets. */
export const offerSentences: Sentences<
  Refused<
    | "out-of-area"
    | "address-required"
    | "table-unknown"
    | "code-invalid"
    | "code-expired"
    | "code-not-yet"
    | "code-not-combinable"
    | "code-conditions"
  >
> = {
  "out-of-area": ({ zip, alternatives }) =>
    `Nach ${zip} liefern wir noch nicht.${alternatives.includes("pickup") ? " Abholung ist möglich." : ""}`,
  "address-required": () => "Wohin sollen wir liefern? Bitte gib die ganze Adresse an.",
  "table-unknown": () => "Scanne bitte den QR-Code an deinem Tisch. Nur so weiß der Betrieb, wohin er es bringen soll.",
  "code-invalid": ({ code }) =>
    `Den Code „${code}“ kennen wir hier nicht. Schau bitte noch einmal auf die Schreibweise.`,
  "code-expired": ({ code, validTo }, place) => `Der Code „${code}“ galt bis ${formatDay(validTo, place)}.`,
  "code-not-yet": ({ code, validFrom }, place) => `Der Code „${code}“ gilt erst ab ${formatDay(validFrom, place)}.`,
  "code-not-combinable": ({ code, with: other }) =>
    `„${code}“ lässt sich nicht mit „${other}“ kombinieren. Behalte einen von beiden.`,
  "code-conditions": ({ code, reason, missingCents }) => `Der Code „${code}“ ${conditionWords(reason, missingCents)}`,
};

const settled = { ...slotSentences, ...offerSentences };

/** The sentence of a refusal by the settings of a shop, as shoppers read it; null where something else refuses. */
export function settingsRefusal(refusal: Refusal, place: RefusalPlace): string | null {
  return refusal.type in settled ? sentenceOf(settled, refusal as Refused<keyof typeof settled>, place) : null;
}
