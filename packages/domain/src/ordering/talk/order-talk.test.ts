import fc from "fast-check";
import { expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import { dayMs } from "../../kernel/time/instant.ts";
import { anOrder } from "../../testing/builders.ts";
import { erasedUid } from "../customers/erased-account.ts";
import {
  type OrderTalk,
  markSeen,
  mostMessages,
  say,
  talkSides,
  talkState,
  talkUntil,
  unreadOf,
} from "./order-talk.ts";

const order = anOrder();
const now = order.placedAt;

function said(talk: OrderTalk | null, from: "shop" | "shopper", text = "Hallo") {
  const result = say(order, talk, { from, text, now });
  return must(result.ok ? result.value : null, "a message");
}

test("an order is talked about while it is under way and two weeks longer, and not before it is one", () => {
  expect(talkUntil(order)).toBeNull();
  expect(talkState(order, now + 400 * dayMs)).toBe("open");
  for (const status of ["pendingPayment", "awaitingApproval", "expired"] as const) {
    expect(talkState({ ...order, status }, now)).toBe("none");
    expect(say({ ...order, status }, null, { from: "shop", text: "Hallo", now })).toMatchObject({
      refusal: { type: "transition-not-allowed" },
    });
  }
  const ended = { ...order, status: "completed" as const, completedAt: now + dayMs };
  const until = now + 15 * dayMs;
  expect(talkUntil(ended)).toBe(until);
  expect(talkState(ended, until - 1)).toBe("open");
  expect(say(ended, null, { from: "shopper", text: "Hallo", now: until })).toMatchObject({
    refusal: { type: "too-late" },
  });
});

test("GDP-04 a shop writes nothing more to a person who erased their account", () => {
  expect(talkState({ ...order, customer: { ...order.customer, uid: erasedUid("x") } }, now)).toBe("over");
});

test("the first unread message is told, and those after it are not told again until it is read", () => {
  const first = said(null, "shop");
  expect(first.isFirstUnread).toBe(true);
  const second = said(first.talk, "shop");
  expect(second.isFirstUnread).toBe(false);
  expect(unreadOf(second.talk)).toEqual({ unreadMerchant: 0, unreadCustomer: 2 });
  const answered = said(second.talk, "shopper");
  expect(answered.isFirstUnread).toBe(true);
  expect(unreadOf(answered.talk)).toEqual({ unreadMerchant: 1, unreadCustomer: 2 });
  const read = { ...answered.talk, seen: markSeen(answered.talk, "shopper", 2) };
  expect(unreadOf(read)).toEqual({ unreadMerchant: 1, unreadCustomer: 0 });
  expect(said(read, "shop").isFirstUnread).toBe(true);
});

test("a side that floods does not silence the other", () => {
  let talk: OrderTalk | null = null;
  for (let i = 0; i < mostMessages; i++) ({ talk } = said(talk, "shopper"));
  expect(say(order, talk, { from: "shopper", text: "Noch eine", now })).toEqual({
    ok: false,
    refusal: { type: "talk-full", max: mostMessages },
  });
  expect(say(order, talk, { from: "shop", text: "Ja", now }).ok).toBe(true);
});

test("what was seen stays seen, and nobody sees more than was said", () => {
  const side = fc.constantFrom(...talkSides);
  const step = fc.oneof(side, fc.tuple(side, fc.integer({ min: 0, max: 60 })));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let talk: OrderTalk = { messages: [], seen: { shopper: 0, shop: 0 }, expiresAt: now };
      for (const one of steps) {
        const before = talk.seen;
        if (typeof one === "string") ({ talk } = said(talk, one));
        else talk = { ...talk, seen: markSeen(talk, ...one) };
        for (const who of talkSides) {
          expect(talk.seen[who]).toBeGreaterThanOrEqual(before[who]);
          expect(talk.seen[who]).toBeLessThanOrEqual(talk.messages.length);
        }
      }
    }),
  );
});
