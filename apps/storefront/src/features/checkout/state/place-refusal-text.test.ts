import { placeOrder } from "@lokalkorb/contracts/orders";
import type { PaymentIneligibility } from "@lokalkorb/domain/menu/offered-methods";
import { aMoment } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import type { PlaceRefusal } from "@/entities/order/refusal-text";
import { placeRefusalText as refusalText } from "./place-refusal-text.ts";

const place = { timezone: "Europe/Berlin", now: aMoment };
const next = { key: "2026-11-20T17:30", start: aMoment + 7.5 * 3_600_000, end: aMoment + 7.75 * 3_600_000 };

/** Facts that fit any refusal. */
const facts = {
  leftCents: 4200,
  quotedCents: 100,
  totalCents: 120,
  lineIds: [],
  next,
  items: [{ itemId: "a", name: "Butter", available: 2 }],
  minimumCents: 1000,
  missingCents: 430,
  lineId: "l1",
  optionName: "Beilage",
  min: 1,
  max: 2,
  reason: "quantity",
  maxLines: 40,
  version: 2,
  minAge: 16,
  status: "accepted",
  zip: "36041",
  alternatives: ["pickup"],
  maximumCents: 50_000,
  excessCents: 1200,
  code: "ERNTE5",
  validTo: aMoment,
  validFrom: aMoment,
  with: "FREIHAUS",
  retryAt: aMoment + 600_000,
};

it.each([...placeOrder.refusals, "sign-in-required"])("has German words with a next step for %s", (type) => {
  const reason = { "code-conditions": "minimum", "approval-unavailable": "time" }[type as string] ?? facts.reason;
  const text = refusalText({ ...facts, reason, type } as unknown as PlaceRefusal, place);
  expect(text.length).toBeGreaterThan(20);
  expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  expect(text).not.toMatch(/[Uu]ngültig|Fehlercode|\bSie\b/);
});

it("says when the next free time is, and what is left", () => {
  expect(refusalText({ type: "slot-full", next }, place)).toContain("heute, 17:30–17:45");
  expect(refusalText({ type: "sold-out", items: [{ itemId: "a", name: "Butter", available: 2 }] }, place)).toContain(
    "Noch verfügbar: 2",
  );
  const items = [{ itemId: "a", name: "Lauch", available: 2 }];
  expect(refusalText({ type: "sold-out", inRound: true, items }, place)).toContain(
    "dieser Runde gibt es von „Lauch“ nur noch 2",
  );
  expect(refusalText({ type: "below-minimum", minimumCents: 2000, missingCents: 430 }, place)).toContain("4,30\u00a0€");
});

it("says under which condition a way to pay is to be had", () => {
  const words = (bar: PaymentIneligibility): string => refusalText({ type: "payment-method-unavailable", bar }, place);
  expect(words({ reason: "minimum", cents: 1000 })).toContain("gibt es hier ab 10,00\u00a0€.");
  expect(words({ reason: "maximum", cents: 5000 })).toContain("gibt es hier nur bis 50,00\u00a0€.");
  expect(words({ reason: "distribution", ways: ["pickup", "locker"] })).toContain(
    "nur bei Abholung oder am Abholfach.",
  );
  expect(words({ reason: "paused" })).toContain("gibt es hier gerade nicht. Wähle bitte eine andere.");
  expect(words({ reason: "known" })).toContain("nur für bekannte Kunden.");
});

it("says what another tab did, when no price did", () => {
  const refusal = { type: "price-changed", quotedCents: 480, totalCents: 480, lineIds: [] } as const;
  expect(refusalText(refusal, place)).toContain("in einem anderen Fenster");
});
