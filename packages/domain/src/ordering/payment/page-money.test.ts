import { describe, expect, it } from "vitest";
import { pageBackCents, pageMoney } from "./page-money.ts";
import { nothingKnown, type ProviderState } from "./provider-state.ts";

const stateOf = (
  session: "open" | "complete" | "expired" | null,
  stage: "open" | "captured" | "canceled" | null = null,
): ProviderState => ({
  ...nothingKnown,
  sessions: session === null ? {} : { s: session },
  payments: stage === null ? {} : { p: { stage, authorizedCents: 0, capturedCents: 0 } },
});

describe("PRC-09 the money of a page", () => {
  it.each([
    [null, null, "open"],
    ["open", null, "open"],
    ["open", "open", "open"],
    ["complete", "open", "checking"],
    ["complete", "captured", "paid"],
    ["expired", "captured", "paid"],
    ["complete", "canceled", "over"],
    ["expired", "open", "over"],
    ["expired", null, "over"],
  ] as const)("that is %s with a payment that is %s is %s", (session, stage, type) => {
    expect(pageMoney(stateOf(session, stage)).type).toBe(type);
  });

  it("counts what went back and what is on its way, and nothing that failed", () => {
    const refund = (state: "pending" | "succeeded" | "failed") => ({ paymentId: "p", cents: 500, state });
    const refunds = { a: refund("pending"), b: refund("succeeded"), c: refund("failed") };
    expect(pageBackCents({ refunds })).toBe(1000);
  });
});
