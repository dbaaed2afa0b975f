import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { placeOrder } from "@lokalkorb/contracts/orders";
import type { Refusal } from "@lokalkorb/domain/ordering/order/refusal";
import type { CallResult } from "@lokalkorb/model/client/call-function";
import { expect, it } from "vitest";
import type { OrderAttempt, OrderBody } from "./order-attempt.ts";
import { sendOrder, type OrderGateway } from "./send-order.ts";

const answer = { orderId: "o1", no: "A-1", dayCode: "1", status: "placed" } as const;
const body = {
  restaurantId: "r",
  storefrontId: "s",
  menuVersion: 1,
  quotedTotalCents: 480,
  distribution: { optionId: "d", slotKey: "2026-11-20T17:30" },
  contact: { name: "Gast 1", email: "gast@post.example" },
  paymentMethod: "cashOnPickup",
  ageConfirmed: false,
} as const;
const attempt: OrderAttempt = { requestId: "11111111-1111-4111-8111-111111111111", unanswered: [] };

/** A shop that answers from a list; `kept` is what would survive a reload. */
function gateway(
  answers: readonly CallResult<OutputOf<typeof placeOrder>>[],
  basket: Awaited<ReturnType<OrderGateway["writeBasket"]>> = { ok: true, basketId: "u_web" },
) {
  const sent: OrderBody[] = [];
  const kept: OrderAttempt[] = [];
  const call = (_contract: unknown, input: OrderBody) => {
    sent.push(input);
    return Promise.resolve(answers[sent.length - 1]);
  };
  return {
    sent,
    kept,
    parts: {
      call: call as unknown as OrderGateway["call"],
      writeBasket: () => Promise.resolve(basket),
      keep: (next: OrderAttempt) => void kept.push(next),
    },
  };
}

const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const;
const lost = { ok: false, failure: { type: "offline", cause: null } } as const;

it("sends the order with the attempt's key once the basket is there", async () => {
  const { sent, parts } = gateway([{ ok: true, value: answer }]);
  expect(await sendOrder(parts, { body, lines: {}, attempt })).toEqual({ ok: true, order: answer });
  expect(sent[0]).toMatchObject({ requestId: attempt.requestId, basketId: "u_web" });
});

it("orders nothing when the basket could not be kept", async () => {
  const { sent, parts } = gateway([], lost);
  expect(await sendOrder(parts, { body, lines: {}, attempt })).toEqual(lost);
  expect(sent).toHaveLength(0);
});

it("remembers a body whose answer was lost, and forgets one that was refused", async () => {
  const first = gateway([lost]);
  await sendOrder(first.parts, { body, lines: {}, attempt });
  expect(first.kept.at(-1)?.unanswered).toHaveLength(1);
  const second = gateway([refused({ type: "slot-full", next: null })]);
  await sendOrder(second.parts, { body, lines: {}, attempt });
  expect(second.kept.at(-1)?.unanswered).toHaveLength(0);
});

it("finds the order of an earlier sending when its key is used up", async () => {
  const earlier: OrderBody = { ...body, basketId: "u_web", requestId: attempt.requestId };
  const { sent, parts } = gateway([refused({ type: "request-reused" }), { ok: true, value: answer }]);
  const changed = { ...body, contact: { ...body.contact, name: "Gast 2" } };
  const result = await sendOrder(parts, { body: changed, lines: {}, attempt: { ...attempt, unanswered: [earlier] } });
  expect(result).toEqual({ ok: true, order: answer });
  expect(sent[1]).toEqual(earlier);
});

const online = { ...body, paymentMethod: "online" } as const;

it("asks for the page of a waiting order with the same key, and takes a new one for another wish", async () => {
  const first = gateway([refused({ type: "payment-unavailable" })]);
  await sendOrder(first.parts, { body: online, lines: {}, attempt });
  const kept = first.kept.at(-1) ?? attempt;
  expect(kept).toMatchObject({ requestId: attempt.requestId, unanswered: [], unpaid: { paymentMethod: "online" } });

  const again = gateway([{ ok: true, value: answer }]);
  await sendOrder(again.parts, { body: online, lines: {}, attempt: kept });
  expect(again.sent[0]?.requestId).toBe(attempt.requestId);
  const cash = gateway([{ ok: true, value: answer }]);
  await sendOrder(cash.parts, { body, lines: {}, attempt: kept });
  expect(cash.sent[0]?.requestId).not.toBe(attempt.requestId);
});

it("orders anew where nobody paid in time, instead of showing the order that came to nothing", async () => {
  const over = { ...answer, orderId: "o0", no: "", dayCode: "", status: "expired" } as const;
  const { sent, parts } = gateway([
    { ok: true, value: over },
    { ok: true, value: answer },
  ]);
  expect(await sendOrder(parts, { body: online, lines: {}, attempt })).toEqual({ ok: true, order: answer });
  expect(sent.map(({ requestId }) => requestId === attempt.requestId)).toEqual([true, false]);
});

it("writes the basket again once the order that held it has ended", async () => {
  const unseen: Refusal = { type: "price-changed", quotedCents: 480, totalCents: 480, lineIds: [] };
  const { sent, parts } = gateway([refused(unseen), { ok: true, value: answer }], {
    ok: true,
    basketId: "u_web",
    isLocked: true,
  });
  expect(await sendOrder(parts, { body, lines: {}, attempt })).toEqual({ ok: true, order: answer });
  expect(sent).toHaveLength(2);
});

it("says whether an order may have left this browser", async () => {
  const { parts } = gateway([lost]);
  expect(await sendOrder(parts, { body, lines: {}, attempt })).toMatchObject({ sent: true });
});
