import type { StateMachine } from "../kernel/state-machine.ts";
import { type BasketStatus, basketStatuses } from "./basket-status.ts";

/** product/state-machines 3.3. */
export const basketMachine: StateMachine<BasketStatus, "customer" | "system"> = {
  states: basketStatuses,
  initial: ["open"],
  final: ["converted", "expired"],
  transitions: [
    { from: "open", to: "locked", by: ["system"] },
    // Nothing to pay online: the order is placed at once.
    { from: "open", to: "converted", by: ["system"] },
    { from: "locked", to: "converted", by: ["system"] },
    { from: "locked", to: "open", by: ["system"] },
    { from: "open", to: "abandoned", by: ["system"] },
    { from: "abandoned", to: "open", by: ["customer"] },
    { from: "open", to: "expired", by: ["system"] },
    { from: "locked", to: "expired", by: ["system"] },
    { from: "abandoned", to: "expired", by: ["system"] },
    // A shopper has one basket per shop: the next purchase begins in the same document (firestore.rules).
    { from: "converted", to: "open", by: ["customer"] },
    { from: "expired", to: "open", by: ["customer"] },
  ],
};
