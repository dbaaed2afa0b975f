import { setTimeout as delay } from "node:timers/promises";
import type { ServiceName } from "../service.ts";

/** What goes wrong on purpose. Without `times`: once; a delay without `times`: until cleared. */
export type Fault =
  /** Requests and new streams wait first. */
  | { readonly kind: "latency"; readonly milliseconds: number; readonly service?: ServiceName; readonly times?: number }
  /** Requests and new streams are refused, as by a server that is overloaded. */
  | { readonly kind: "unavailable"; readonly service?: ServiceName; readonly times?: number }
  /** A commit loses against another one. */
  | { readonly kind: "aborted-commit"; readonly times?: number }
  /** A function gets an event twice, with the same id. */
  | { readonly kind: "duplicate-delivery"; readonly function?: string; readonly times?: number }
  /** A function gets an event only when the backend's clock has gone on that far; later ones overtake it. */
  | {
      readonly kind: "late-delivery";
      readonly milliseconds: number;
      readonly function?: string;
      readonly times?: number;
    };

/** What a test may make go wrong. */
export interface Faults {
  add(fault: Fault): void;
  /** Those still to come, with the times that are left. */
  readonly active: () => readonly Fault[];
  clear(): void;
}

/** What the services ask before they do something. */
export interface FaultGate {
  /** True when nothing goes wrong anyway. */
  readonly isQuiet: () => boolean;
  /** Waits as long as it is to take; false = answer that you are not available. */
  enter(service: ServiceName): Promise<boolean>;
  readonly abortsCommit: () => boolean;
  readonly isDeliveredTwice: (functionName: string) => boolean;
  /** Milliseconds; null = in time and in order. */
  readonly deliveredLateBy: (functionName: string) => number | null;
}

interface Active {
  readonly fault: Fault;
  left: number;
}

export const createFaults = (): Faults & FaultGate => {
  let active: readonly Active[] = [];

  const take = <K extends Fault["kind"]>(
    kind: K,
    isMeant: (fault: Extract<Fault, { kind: K }>) => boolean = () => true,
  ): Extract<Fault, { kind: K }> | null => {
    for (const entry of active) {
      const fault = entry.fault as Extract<Fault, { kind: K }>;
      if (fault.kind !== kind || !isMeant(fault)) continue;
      entry.left--;
      if (entry.left <= 0) active = active.filter((other) => other !== entry);
      return fault;
    }
    return null;
  };

  return {
    add: (fault) => {
      const left = fault.times ?? (fault.kind === "latency" ? Infinity : 1);
      if (left > 0) active = [...active, { fault, left }];
    },
    active: () => active.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left })),
    clear: () => {
      active = [];
    },
    isQuiet: () => active.length === 0,
    enter: async (service) => {
      const isHere = (fault: { readonly service?: ServiceName }): boolean => (fault.service ?? service) === service;
      // Both are counted when the request comes, whatever happens while it waits.
      const latency = take("latency", isHere);
      const unavailable = take("unavailable", isHere);
      if (latency !== null) await delay(latency.milliseconds);
      return unavailable === null;
    },
    abortsCommit: () => take("aborted-commit") !== null,
    isDeliveredTwice: (name) => take("duplicate-delivery", (fault) => (fault.function ?? name) === name) !== null,
    deliveredLateBy: (name) =>
      take("late-delivery", (fault) => (fault.function ?? name) === name)?.milliseconds ?? null,
  };
};
