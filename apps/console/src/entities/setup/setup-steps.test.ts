import { listingGaps } from "@lokalkorb/domain/shop/listing-gaps";
import { describe, expect, it } from "vitest";
import { nextStep, setupSteps, stepStates, type SetupFacts } from "./setup-steps.ts";

const fresh: SetupFacts = { gaps: listingGaps, hasTimes: false, hasPayment: false, isListed: false };
const states = (facts: Partial<SetupFacts>) => stepStates({ ...fresh, ...facts });
const ready: Partial<SetupFacts> = { gaps: [], hasTimes: true, hasPayment: true };

describe("the steps of a new shop", () => {
  it("M-B2 are open at first, and what needs goods is locked", () => {
    expect(states({})).toEqual({
      profile: "open",
      imprint: "open",
      times: "open",
      products: "open",
      payment: "open",
      contracts: "open",
      testOrder: "locked",
      live: "locked",
    });
  });

  it("M-B2 are done by what is there, and not by a tick", () => {
    expect(states({ gaps: ["menu", "contracts", "testOrder"], hasTimes: true })).toMatchObject({
      profile: "done",
      imprint: "done",
      times: "done",
      products: "open",
      payment: "open",
    });
    expect(states({ gaps: ["contracts", "testOrder"] })).toMatchObject({ products: "done", testOrder: "open" });
    expect(states({ gaps: ["ways"] }).products).toBe("open");
  });

  it("end with a shop that is seen", () => {
    expect(states(ready).live).toBe("open");
    expect(Object.values(states({ ...ready, isListed: true }))).toEqual(setupSteps.map(() => "done"));
  });

  it("lead from one to the next", () => {
    expect(nextStep(states({}))).toBe("profile");
    expect(nextStep(states({ gaps: ["menu", "testOrder"], hasTimes: true, hasPayment: true }))).toBe("products");
    expect(nextStep(states(ready))).toBe("live");
    expect(nextStep(states({ ...ready, isListed: true }))).toBeNull();
  });
});
