import type { ListingGap } from "@lokalkorb/domain/shop/listing-gaps";

/** In the order in which a shop comes into being. */
export const setupSteps = [
  "profile",
  "imprint",
  "times",
  "products",
  "payment",
  "contracts",
  "testOrder",
  "live",
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** `locked`: other steps come first. */
export type StepState = "done" | "open" | "locked";

export interface SetupFacts {
  readonly gaps: readonly ListingGap[];
  /** A way to the goods has times. */
  readonly hasTimes: boolean;
  /** A way to pay is switched on. */
  readonly hasPayment: boolean;
  readonly isListed: boolean;
}

/** Gaps that each of these steps closes. */
const gapsOf: Readonly<Record<Exclude<SetupStep, "times" | "payment" | "live">, readonly ListingGap[]>> = {
  profile: ["name", "address", "contact"],
  imprint: ["imprint"],
  products: ["menu", "ways"],
  contracts: ["contracts"],
  testOrder: ["testOrder"],
};

/** The state of each step, as the documents of the shop tell it: nothing is ticked off by hand. */
export function stepStates({
  gaps,
  hasTimes,
  hasPayment,
  isListed,
}: SetupFacts): Readonly<Record<SetupStep, StepState>> {
  const done = (isDone: boolean): StepState => (isDone ? "done" : "open");
  const without = (step: keyof typeof gapsOf): StepState => done(gapsOf[step].every((gap) => !gaps.includes(gap)));
  const products = without("products");
  const testOrder = without("testOrder");
  return {
    profile: without("profile"),
    imprint: without("imprint"),
    times: done(hasTimes),
    products,
    payment: done(hasPayment),
    contracts: without("contracts"),
    testOrder: testOrder === "open" && products === "open" ? "locked" : testOrder,
    live: isListed ? "done" : gaps.length > 0 ? "locked" : "open",
  };
}

/** The step to take now; null: the shop is seen. */
export const nextStep = (states: Readonly<Record<SetupStep, StepState>>): SetupStep | null =>
  setupSteps.find((step) => states[step] === "open") ?? null;
