import { expect, test } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import { metricsOf } from "../metrics/order-metrics.ts";
import { isRestorable } from "../lifecycle/order-guards.ts";
import { talkState } from "../talk/order-talk.ts";
import { approvedOrder, approversOf, checkAnswer, endedApproval, mayAnswer } from "./answer-approval.ts";
import { approvalLimits, approvalNeed, approvalUntil, checkWaiting } from "./approval-need.ts";

const buyer = { email: "koch@kita.example", name: "Küche", role: "buyer" } as const;
const admin = { email: "leitung@kita.example", name: "Leitung", role: "admin" } as const;
const second = { ...admin, email: "buero@kita.example", name: "Büro" };
const company = { name: "Kita", status: "active", creditLimitCents: 0, openCents: 0, poRequired: false } as const;
const kita = { ...company, employees: [buyer, admin], approvalAboveCents: 200 };

test("an own limit goes before that of the company, and above means above", () => {
  expect(approvalNeed({ company: kita, employee: buyer }, 200)).toBeNull();
  expect(approvalNeed({ company: kita, employee: buyer }, 201)).toEqual({ over: "order", limitCents: 200 });
  expect(approvalNeed({ company: kita, employee: { ...buyer, approvalAboveCents: 300 } }, 300)).toBeNull();
  const monthly = { ...buyer, monthlyLimitCents: 500 };
  expect(approvalNeed({ company: kita, employee: monthly, monthCents: 300 }, 200)).toBeNull();
  expect(approvalNeed({ company: kita, employee: monthly, monthCents: 301 }, 200)).toEqual({
    over: "month",
    limitCents: 500,
  });
});

test("the only admin has none to ask; of two, each asks the other", () => {
  const own = { ...admin, monthlyLimitCents: 1 };
  expect(approvalLimits(kita, own)).toEqual({});
  const two = { ...kita, employees: [buyer, admin, second] };
  expect(approvalLimits(two, own)).toEqual({ approvalAboveCents: 200, monthlyLimitCents: 1 });
});

test("what cannot wait is refused: without an admin, paid by card or gift card, or too near", () => {
  const waiting = { paymentMethod: "onAccount", hasGiftCard: false, until: 1_800_000, now: 0 } as const;
  const check = (
    more: Partial<Parameters<typeof checkWaiting>[1]>,
    employees: typeof kita.employees = kita.employees,
  ) => checkWaiting({ company: { ...kita, employees }, employee: buyer }, { ...waiting, ...more })?.reason ?? null;
  expect(check({})).toBeNull();
  expect(check({}, [buyer])).toBe("noAdmin");
  expect(check({ paymentMethod: "online" })).toBe("payment");
  expect(check({ paymentMethod: "giftCard" })).toBe("payment");
  expect(check({ hasGiftCard: true })).toBe("payment");
  expect(check({ until: 1_799_999 })).toBe("time");
  expect(approvalUntil(0, 10)).toBe(10);
  expect(approvalUntil(0, 99 * 3_600_000)).toBe(24 * 3_600_000);
});

const waits = anOrder({
  status: "awaitingApproval",
  paymentStatus: "onAccount",
  paymentMethod: "onAccount",
  no: "",
  dayCode: "",
  holdUntil: 50,
  approval: { state: "waiting", over: "order", limitCents: 200 },
});
const asker = { uid: "u9", email: admin.email };

test("an admin answers once, in time, and own orders only where there is no other admin", () => {
  expect(checkAnswer(waits, kita, asker, 49)).toBeNull();
  expect(checkAnswer(waits, kita, asker, 50)).toEqual({ type: "too-late" });
  expect(checkAnswer({ ...waits, holdUntil: undefined as never }, kita, asker, 1)).toEqual({ type: "too-late" });
  expect(checkAnswer({ ...waits, status: "placed" }, kita, asker, 1)).toEqual({
    type: "already-handled",
    status: "placed",
  });
  expect(checkAnswer(waits, kita, { uid: "u8", email: buyer.email }, 1)).toEqual({ type: "not-allowed" });
  expect(mayAnswer(kita, waits, { uid: "u8", email: undefined })).toBe(false);
  const own = { ...asker, uid: waits.customer.uid };
  expect(mayAnswer(kita, waits, own)).toBe(true);
  expect(mayAnswer({ employees: [...kita.employees, second] }, waits, own)).toBe(false);
});

test("all other admins are told of it, or the one there is", () => {
  const people = { ...kita, employees: [buyer, admin, { ...second, uid: "u8" }] };
  expect(approversOf(people, { uid: "u1", email: "koch@kita.example" })).toEqual([admin.email, second.email]);
  expect(approversOf(people, { uid: "u1", email: "Leitung@kita.example" })).toEqual([second.email]);
  expect(approversOf(people, { uid: "u8", email: "privat@post.example" })).toEqual([admin.email]);
  expect(approversOf(kita, { uid: "u1", email: admin.email })).toEqual([admin.email]);
});

test("approved it is an order like any other; ended it never was one for the shop, and counts nowhere", () => {
  expect({ ...waits, ...approvedOrder(waits, { name: "Leitung", no: "A-1", dayCode: "7" }, 40) }).toMatchObject({
    status: "placed",
    placedAt: 40,
    no: "A-1",
    approval: { state: "approved", by: "Leitung" },
    paymentStatus: "onAccount",
  });
  const declined = { ...waits, ...endedApproval(waits, { outcome: "declined", name: "Leitung", word: "Zu viel" }, 40) };
  expect(declined).toMatchObject({
    status: "cancelled",
    paymentStatus: "voided",
    approval: { state: "declined", by: "Leitung", word: "Zu viel" },
  });
  expect(declined.events.at(-1)).toMatchObject({ type: "cancelled", by: "customer" });
  expect(metricsOf(declined)).toBeNull();
  expect(isRestorable(declined, 41)).toBe(false);
  expect(talkState(declined, 41)).toBe("none");
  const { approval: _none, ...old } = waits;
  const lapsed = endedApproval(old, { outcome: "lapsed" }, 51);
  expect(lapsed).not.toHaveProperty("approval");
  expect(lapsed.events?.at(-1)?.by).toBe("system");
});
