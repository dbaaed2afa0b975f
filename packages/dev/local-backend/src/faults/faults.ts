import { setTimeout as delay } from "node:timers/promises";
import type { ServiceName } from "../service/service.ts";

/** A fault on purpose. Without `times`: once; a delay without `times`: until cleared. */
export type Fault =
  /** Requests and new streams wait first. */
  | { readonly kind: "latency"; readonly milliseconds: number; readonly service?: ServiceName; readonly times?: number }
  /** Requests and new streams are refused, as by a server that is overloaded. */
  | { readonly kind: "unavailable"; readonly service?: ServiceName; readonly times?: number }
  /** A commit loses against another one. */
  | { readonly kind: "aborted-commit"; readonly times?: number }
  /** A function gets an event (or task) twice, with the same id: at once, or an event that many milliseconds later. */
  | {
      readonly kind: "duplicate-delivery";
      readonly milliseconds?: number;
      readonly function?: string;
      readonly times?: number;
    }
  /** A function gets an event only when the backend's clock has gone on that far; later ones overtake it. */
  | {
      readonly kind: "late-delivery";
      readonly milliseconds: number;
      readonly function?: string;
      readonly times?: number;
    }
  /** The next so many events (two without `times`) of a function come last first, whatever documents they are about. */
  | { readonly kind: "reordered-delivery"; readonly function?: string; readonly times?: number }
  /** The functions process is killed (and stays down), held or made to throw where its code says it has come to. */
  | StepFault;

export interface StepFault {
  readonly kind: "kill-at-step" | "hold-at-step" | "throw-at-step";
  readonly step: string;
  /** The first time it is reached from now on is 1, the default. */
  readonly nth?: number;
  readonly times?: number;
  /** A killed process stays down until `restartFunctions()`. */
  readonly stayDown?: boolean;
}

export interface Faults {
  add(fault: Fault): void;
  /** Those still to come, with the times that are left. */
  readonly active: () => readonly Fault[];
  clear(): void;
}

/** The question of the services before they do something. */
export interface FaultGate {
  /** True when nothing goes wrong anyway. */
  readonly isQuiet: () => boolean;
  /** Waits as long as it is to take; false = answer that you are not available. */
  enter(service: ServiceName): Promise<boolean>;
  readonly abortsCommit: () => boolean;
  /** Milliseconds after which the same event comes again; null = once is enough. */
  readonly deliveredAgainAfter: (functionName: string) => number | null;
  /** Milliseconds; null = in time and in order. */
  readonly deliveredLateBy: (functionName: string) => number | null;
  /** How many events in a row, this one included, come in reverse; null = in order. */
  readonly reorders: (functionName: string) => number | null;
  /** The fault at this step, if there is one now. */
  readonly atStep: (step: string) => StepFault | null;
}

interface Active {
  readonly fault: Fault;
  left: number;
  /** How often a step is still to be passed unharmed. */
  spared: number;
}

const onceOr: Partial<Record<Fault["kind"], number>> = { latency: Number.POSITIVE_INFINITY, "reordered-delivery": 2 };

export function createFaults(): Faults & FaultGate {
  let active: readonly Active[] = [];

  const take = <K extends Fault["kind"]>(
    kind: K,
    isMeant: (fault: Fault & { readonly kind: K }) => boolean = () => true,
  ): (Fault & { readonly kind: K }) | null => {
    for (const entry of active) {
      const fault = entry.fault as Fault & { readonly kind: K };
      if (fault.kind !== kind || !isMeant(fault)) continue;
      if (entry.spared-- > 0) continue;
      entry.left--;
      if (entry.left <= 0) active = active.filter((other) => other !== entry);
      return fault;
    }
    return null;
  };

  return {
    add: (fault) => {
      const left = fault.times ?? onceOr[fault.kind] ?? 1;
      const spared = "nth" in fault ? (fault.nth ?? 1) - 1 : 0;
      if (left > 0) active = [...active, { fault, left, spared }];
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
    deliveredAgainAfter: (name) => {
      const fault = take("duplicate-delivery", (candidate) => (candidate.function ?? name) === name);
      return fault === null ? null : (fault.milliseconds ?? 0);
    },
    deliveredLateBy: (name) =>
      take("late-delivery", (fault) => (fault.function ?? name) === name)?.milliseconds ?? null,
    reorders: (name) => {
      const isMine = (fault: Fault): boolean =>
        fault.kind === "reordered-delivery" && (fault.function ?? name) === name;
      const left = active.find(({ fault }) => isMine(fault))?.left ?? null;
      take("reordered-delivery", isMine);
      return left;
    },
    atStep: (step) =>
      take("kill-at-step", (fault) => fault.step === step) ??
      take("throw-at-step", (fault) => fault.step === step) ??
      take("hold-at-step", (fault) => fault.step === step),
  };
}
