import { statusByRefusal } from "@lokalkorb/contracts/error-codes";
import * as orders from "@lokalkorb/contracts/orders";
import * as payments from "@lokalkorb/contracts/payments";
import { aMoment } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import type { ChangeRefusal } from "@/entities/order/refusal-text";
import { changeRefusalText } from "./change-refusal-text.ts";
import { orderText } from "./order-text.ts";

const place = { timezone: "Europe/Berlin", now: aMoment };

/** Facts that fit any of them. */
const facts = {
  minAge: 16,
  from: "ready",
  to: "cancelled",
  openCents: 500,
  differenceCents: 250,
  maxCents: 900,
  lineIds: [],
  minGrams: 800,
  maxGrams: 1600,
  what: "moved",
  max: 5,
};

const placing: ReadonlySet<string> = new Set([...orders.placeOrder.refusals, "sign-in-required"]);
/** Those of an order; a shop's own calls have theirs, which no shopper meets. */
const ofOrders: ReadonlySet<string> = new Set(
  Object.values({ ...orders, ...payments }).flatMap((contract): readonly string[] => contract.refusals),
);

it.each(Object.keys(statusByRefusal).filter((type) => ofOrders.has(type) && !placing.has(type)))(
  "has German words with a next step for %s",
  (type) => {
    const text =
      type === "token-invalid"
        ? `${orderText.tokenTitle} ${orderText.tokenText}`
        : changeRefusalText({ ...facts, type } as unknown as ChangeRefusal, place);
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text).not.toMatch(/[Uu]ngültig|Fehlercode|\bSie\b/);
  },
);

it("names no amount where everything went back already", () => {
  const text = (maxCents: number) => changeRefusalText({ type: "refund-too-high", maxCents }, place);
  expect(text(900)).toContain("9,00");
  expect(text(0)).toBe("Dafür hast du dein Geld schon zurück. Ruf bitte im Betrieb an.");
});
