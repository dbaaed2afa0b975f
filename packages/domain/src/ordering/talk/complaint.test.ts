import { expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import { anOrder } from "../../testing/builders.ts";
import { orderStatuses } from "../order/order-status.ts";
import { afterMessage, complain, mayComplain } from "./complaint.ts";
import { say, unreadOf } from "./order-talk.ts";

const order = { ...anOrder(), status: "completed" as const };
const now = order.placedAt;
const { lineId } = must(order.lines[0], "a line");
const wish = { kind: "missing", lineIds: [lineId, lineId], now } as const;

test("only goods that a shop has taken on can be wrong, and one thing at a time", () => {
  const without = orderStatuses.filter((status) => !mayComplain({ status }, undefined));
  expect(without.toSorted()).toEqual([
    "awaitingApproval",
    "cancelled",
    "expired",
    "pendingPayment",
    "placed",
    "rejected",
  ]);
  expect(complain({ ...order, status: "placed" }, undefined, wish)).toMatchObject({
    refusal: { type: "transition-not-allowed" },
  });
  const made = complain(order, undefined, wish);
  expect(made).toEqual({ ok: true, value: { kind: "missing", lineIds: [lineId], at: now, state: "open" } });
  const complaint = must(made.ok ? made.value : null, "a complaint");
  expect(complain(order, complaint, wish)).toMatchObject({ refusal: { type: "already-handled" } });
  expect(complain(order, { ...complaint, state: "closed" }, wish).ok).toBe(true);
  expect(complain(order, undefined, { ...wish, lineIds: ["another's"] })).toMatchObject({
    refusal: { type: "line-invalid", lineId: "another's" },
  });
});

test("the shop's words answer a complaint, the shopper's ask again, and a closed one stays closed", () => {
  const open = { kind: "late", lineIds: [], at: now, state: "open" } as const;
  const answered = afterMessage(open, "shop");
  expect(answered.state).toBe("answered");
  expect(afterMessage(answered, "shopper").state).toBe("open");
  expect(afterMessage({ ...open, state: "closed" }, "shopper").state).toBe("closed");
  const talk = { messages: [], seen: { shopper: 0, shop: 0 }, complaint: open };
  const said = say(order, talk, { from: "shop", text: "Das tut uns leid.", now });
  expect(said.ok && unreadOf(said.value.talk)).toEqual({ unreadMerchant: 0, unreadCustomer: 1, complaint: "answered" });
});
