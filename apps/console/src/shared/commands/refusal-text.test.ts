import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import { describe, expect, it } from "vitest";
import { refusalText } from "./refusal-text.ts";

describe("words for refusals", () => {
  it("tell what somebody else did meanwhile", () => {
    expect(refusalText({ type: "already-handled", status: "accepted" })).toBe(
      "Die Bestellung wurde gerade schon angenommen.",
    );
    expect(refusalText({ type: "transition-not-allowed", from: "cancelled", to: "ready" })).toBe(
      "Das geht nicht mehr: Die Bestellung ist storniert.",
    );
    for (const status of orderStatuses)
      expect(refusalText({ type: "already-handled", status })).toMatch(/ [a-zü]+.*\.$/);
  });

  it("name the amount that is still open", () => {
    expect(refusalText({ type: "payment-required", openCents: 1180 })).toBe(
      "Es sind noch 11,80\u00a0€ offen. Bitte erst abrechnen.",
    );
  });
});
