import type { StateMachine } from "../../kernel/state-machine.ts";
import { type EffectState, effectStates } from "./effect-kinds.ts";

/** product/state-machines 3.9: one thing that follows from a step; an entry as a whole goes the same ways. */
export const effectMachine: StateMachine<EffectState, "merchant" | "system"> = {
  states: effectStates,
  // An entry that only says who did it has nothing to do.
  initial: ["queued", "done"],
  final: ["done", "waiting"],
  transitions: [
    { from: "queued", to: "done", by: ["system"] },
    { from: "queued", to: "failed", by: ["system"] },
    { from: "queued", to: "dead", by: ["system"] },
    { from: "queued", to: "waiting", by: ["system"] },
    { from: "failed", to: "done", by: ["system"] },
    { from: "failed", to: "dead", by: ["system"] },
    // Its feature was taken out.
    { from: "failed", to: "waiting", by: ["system"] },
    { from: "dead", to: "queued", by: ["merchant"] },
    // Its run was taken for dead and came to its end.
    { from: "dead", to: "done", by: ["system"] },
  ],
};
