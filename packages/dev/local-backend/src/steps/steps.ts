import type { FaultGate } from "../faults/faults.ts";

/** Places that functions code names as it passes them; tests wait for them and let things go wrong there. */
export interface Steps {
  /** How often each step was reached since the start or the last reset. */
  reached(): Readonly<Record<string, number>>;
  /** Steps that hold a process right now, once for each. */
  held(): readonly string[];
  /** Lets those held go on; without a name all of them. */
  release(step?: string): void;
  /** Resolves once the step has been reached that often. */
  waitFor(step: string, times?: number): Promise<void>;
}

/** The backend's own use of steps. */
export interface StepGate {
  /** Resolves when the process that reached it may go on (or is gone), with the message to throw, if any. */
  pass(step: string, onGone: (gone: () => void) => void): Promise<{ readonly throw?: string }>;
  reset(): void;
}

interface Held {
  readonly step: string;
  release(): void;
}

export interface StepsOptions {
  readonly faults: FaultGate;
  /** SIGKILL for the process that runs the functions. */
  kill(options: { readonly stayDown: boolean }): Promise<void>;
}

export function createSteps({ faults, kill }: StepsOptions): Steps & StepGate {
  const counts = new Map<string, number>();
  let held: readonly Held[] = [];
  let awaited: readonly { readonly step: string; readonly times: number; arrived(): void }[] = [];

  const tell = (step: string): void => {
    const count = counts.get(step) ?? 0;
    for (const waiter of awaited) {
      if (waiter.step !== step || waiter.times > count) continue;
      awaited = awaited.filter((other) => other !== waiter);
      waiter.arrived();
    }
  };
  const release = (step?: string): void => {
    const freed = held.filter((one) => (step ?? one.step) === one.step);
    held = held.filter((one) => !freed.includes(one));
    for (const one of freed) one.release();
  };

  return {
    reached: () => Object.fromEntries(counts),
    held: () => held.map(({ step }) => step),
    release,
    waitFor: (step, times = 1) =>
      new Promise((arrived) => {
        awaited = [...awaited, { step, times, arrived }];
        tell(step);
      }),
    pass: async (step, onGone) => {
      counts.set(step, (counts.get(step) ?? 0) + 1);
      const fault = faults.atStep(step);
      if (fault?.kind === "kill-at-step") await kill({ stayDown: fault.stayDown ?? false });
      const released = Promise.withResolvers<void>();
      if (fault?.kind === "hold-at-step") {
        const one: Held = { step, release: released.resolve };
        held = [...held, one];
        onGone(() => {
          held = held.filter((other) => other !== one);
          released.resolve();
        });
      } else released.resolve();
      // Only now: who waits for a step finds the process killed or held there.
      tell(step);
      await released.promise;
      return fault?.kind === "throw-at-step" ? { throw: `Thrown on purpose at ${step}.` } : {};
    },
    reset: () => {
      counts.clear();
      release();
    },
  };
}
