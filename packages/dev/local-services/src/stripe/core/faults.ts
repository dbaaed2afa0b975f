import type { Fields } from "./stripe-objects.ts";
import type { ObjectStore } from "./object-store.ts";

/** Every bad day that can be had on purpose, with what the viewer page calls it. */
export const faultWords = {
  "webhook-duplicate": "Ereignisse doppelt zustellen",
  "webhook-reorder": "Ereignisse in falscher Reihenfolge zustellen",
  "webhook-delay": "Ereignisse verspätet zustellen",
  "webhook-lost": "Ereignisse verlieren",
  "webhook-forged": "Gefälschte Ereignisse dazwischenschieben",
  "api-down": "Anbieter nicht erreichbar",
  "api-slow": "Anbieter langsam",
  "api-error": "Anbieter antwortet mit Fehler 500",
  "api-limited": "Anbieter antwortet „zu viele Anfragen“",
  "api-answer-lost": "Anbieter tut es, die Antwort geht verloren",
  "async-payment-fails": "Lastschriften platzen später",
  "refund-fails": "Rückerstattungen scheitern später",
} as const;

export type FaultKind = keyof typeof faultWords;

export interface Fault extends Fields {
  readonly kind: FaultKind;
  /** How many times still; null = until it is taken away. */
  readonly times: number | null;
  readonly milliseconds: number;
}

export interface Faults {
  list(): readonly Fault[];
  set(fault: Fault): void;
  remove(kind: FaultKind | null): void;
  /** The fault, if it is on; one with a number is used up by it. */
  take(kind: FaultKind): Fault | null;
}

export const isFaultKind = (kind: string): kind is FaultKind => Object.hasOwn(faultWords, kind);

export function openFaults(store: ObjectStore): Faults {
  const list = (): readonly Fault[] => store.setting<readonly Fault[]>("faults", []);
  const others = (kind: FaultKind): Fault[] => list().filter((fault) => fault.kind !== kind);
  return {
    list,
    set: (fault) => store.saveSetting("faults", [...others(fault.kind), fault]),
    remove: (kind) => store.saveSetting("faults", kind === null ? [] : others(kind)),
    take: (kind) => {
      const fault = list().find((one) => one.kind === kind) ?? null;
      if (fault === null || fault.times === null) return fault;
      const left = fault.times - 1;
      store.saveSetting("faults", left <= 0 ? others(kind) : [...others(kind), { ...fault, times: left }]);
      return fault;
    },
  };
}
