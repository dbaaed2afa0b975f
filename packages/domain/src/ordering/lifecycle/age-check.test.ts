import { describe, expect, test } from "vitest";
import { aMoment, anOrder } from "../../testing/builders.ts";
import { changeOrder, type OrderChange, possibleActions } from "./change-order.ts";
import type { Order } from "../order/order.ts";

const { distribution } = anOrder();
const wine: Partial<Order> = { status: "ready", paymentStatus: "paid", flags: { ageCheck: 18 } };
const cash = { method: "cash", cents: 480 } as const;
const noProof = { code: "other", text: "Kein Ausweis." } as const;

const press = (change: Partial<OrderChange>, order: Partial<Order> = wine) =>
  changeOrder({
    order: anOrder(order),
    action: "complete",
    by: "merchant",
    role: "staff",
    now: aMoment,
    payment: cash,
    ...change,
  });
const needed = { ok: false, refusal: { type: "age-check-required", minAge: 18 } };

describe("alcohol at the handover", () => {
  test("ALC-02 ALC-04 is handed over once somebody has checked the age, and only the result is kept", () => {
    expect(press({})).toEqual(needed);
    expect(press({ ageCheck: "refused" })).toEqual(needed);
    const done = press({ ageCheck: "passed" });
    expect(done.ok && done.value.patch).toMatchObject({
      status: "completed",
      ageCheck: { result: "passed", minAge: 18, at: aMoment, by: "merchant" },
    });
  });

  test("ALC-02 nobody is asked for it where no hand gives anything out", () => {
    expect(press({ by: "system", role: undefined, payment: undefined }).ok).toBe(true);
  });

  test("ALC-02 at the door as at the counter; of a parcel the carrier checks", () => {
    const brought = { ...wine, status: "outForDelivery", distribution: { ...distribution, type: "delivery" } } as const;
    expect(press({}, brought)).toEqual(needed);
    const sent = { ...wine, status: "shipped", distribution: { ...distribution, type: "shipping" } } as const;
    expect(press({}, sent).ok).toBe(true);
  });

  test("ALC-04 a refused handover ends the order and says so, also by those who may cancel nothing else", () => {
    const refused = press({ action: "cancel", reason: noProof, ageCheck: "refused", payment: undefined });
    expect(refused.ok && refused.value.patch).toMatchObject({
      status: "cancelled",
      ageCheck: { result: "refused", minAge: 18, at: aMoment, by: "merchant" },
    });
    expect(press({ action: "cancel", reason: noProof })).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    const bread = press({ action: "cancel", reason: noProof, ageCheck: "refused" }, { ...wine, flags: {} });
    expect(bread).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  });

  test("ALC-04 a result is that of the handover by the shop: none is kept where nobody looked, or of a shopper", () => {
    const owner = press({ action: "cancel", reason: noProof, role: "owner", payment: undefined });
    expect(owner.ok && Object.keys(owner.value.patch)).not.toContain("ageCheck");
    const placed: Partial<Order> = { flags: { ageCheck: 18 } };
    const change = {
      action: "cancel",
      by: "customer",
      role: undefined,
      ageCheck: "refused",
      payment: undefined,
    } as const;
    const shopper = press({ ...change, now: aMoment - 86_400_000 }, placed);
    expect(shopper.ok && Object.keys(shopper.value.patch)).not.toContain("ageCheck");
  });

  test("without alcohol nobody is asked, and nothing is kept", () => {
    const done = press({ ageCheck: "passed" }, { ...wine, flags: {} });
    expect(done.ok && done.value.patch.ageCheck).toBeUndefined();
    expect(possibleActions({ order: anOrder(wine), by: "merchant", role: "staff", now: aMoment })).toContain(
      "complete",
    );
  });
});
