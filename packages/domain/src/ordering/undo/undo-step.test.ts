import { describe, expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import { minuteMs } from "../../kernel/time/instant.ts";
import { aMoment, anOrder } from "../../testing/builders.ts";
import { delayedOrder } from "../change/retime-order.ts";
import { changeOrder, type OrderChange } from "../lifecycle/change-order.ts";
import { transitionStates } from "../lifecycle/transition-states.ts";
import type { Order } from "../order/order.ts";
import { versionOf } from "../order/order-transition.ts";
import { beforeStep, type HeldStep, undoHeldFor, type UndoableAction, undoOfferedFor } from "./step-before.ts";
import { undoStep, type UndoInput } from "./undo-step.ts";

const uid = "member-1";
const staff = { by: "merchant", role: "staff", now: aMoment } as const;

function stepped(order: Order, action: Exclude<UndoableAction, "delay">, rest: Partial<OrderChange> = {}) {
  const changed = changeOrder({ order, action, ...staff, ...rest });
  if (!changed.ok) throw new Error(JSON.stringify(changed.refusal));
  const after: Order = { ...order, ...changed.value.patch };
  const held: HeldStep = {
    before: must(beforeStep(order, action, uid, false), "a way back"),
    version: versionOf(after),
    heldUntil: aMoment + undoHeldFor,
    hasBegun: false,
  };
  return { after, held };
}
const undo = (order: Order, held: HeldStep | null, rest: Partial<UndoInput> = {}) =>
  undoStep({ order, held, uid, role: "staff", now: aMoment + undoOfferedFor, ...rest });

/** The order after the step was taken back, and without it in all but its log. */
function undone(order: Order, held: HeldStep): Order {
  const back = undo(order, held);
  if (!back.ok) throw new Error(JSON.stringify(back.refusal));
  const { patch, gone } = back.value;
  const kept = Object.entries(order).filter(([field]) => !gone.some((one) => one === field));
  const after = { ...(Object.fromEntries(kept) as unknown as Order), ...patch };
  transitionStates(order, after, true);
  return after;
}
const withoutLog = ({ events: _events, version: _version, ...order }: Order) => order;

describe("M-S6 a step of one press is taken back", () => {
  const cash = { payment: { method: "cash", cents: 480 } } as const;
  const ageLimited = { flags: { ageCheck: 16, escalated: false } } as const;
  test.each([
    ["accept", { status: "placed", flags: { escalated: true } }, {}],
    ["prepare", { status: "accepted" }, {}],
    ["ready", { status: "preparing" }, {}],
    ["ready", { status: "accepted" }, {}],
    ["deliver", { status: "ready", distribution: { ...anOrder().distribution, type: "delivery" } }, {}],
    ["complete", { status: "ready" }, cash],
    ["complete", { status: "ready", ...ageLimited }, { ...cash, ageCheck: "passed" }],
    ["complete", { status: "outForDelivery" }, cash],
    // Restored before, so that the moment of the same step is known from its first life.
    ["prepare", { status: "accepted", preparingAt: aMoment - 9 }, {}],
    ["reject", { status: "placed" }, { reason: { code: "tooBusy", text: "Voll." } }],
  ] as const)("%s, and the order is as it was", (action, before, rest) => {
    const order = anOrder({ paymentStatus: "open", ...before } as Partial<Order>);
    const { after, held } = stepped(order, action, rest as Partial<OrderChange>);
    const back = undone(after, held);
    expect(withoutLog(back)).toEqual(withoutLog(order));
    expect(back.events.at(-1)).toMatchObject({
      type: "undone",
      by: "merchant",
      data: { step: after.events.at(-1)?.type },
    });
    expect(versionOf(back)).toBe(versionOf(after) + 1);
  });

  test.each([
    ["placed", "accepted"],
    ["preparing", "delayed"],
  ] as const)("a delay of an order that is %s, with the time it had", (status, step) => {
    const order = anOrder({ status });
    const slot = { ...order.distribution.slot, key: "2026-12-01T09:00", start: aMoment + 60 * minuteMs };
    const { patch } = delayedOrder(order, { minutes: 20, slot }, "Europe/Berlin", aMoment);
    const after: Order = {
      ...order,
      ...patch,
      ...(status === "placed" ? { status: "accepted", acceptedAt: aMoment } : {}),
    };
    const before = must(beforeStep(order, "delay", uid, false), "a way back");
    const held = { before, version: versionOf(after), heldUntil: aMoment + undoHeldFor, hasBegun: false };
    const back = undone(after, held);
    expect(withoutLog(back)).toEqual(withoutLog(order));
    expect(back.events.at(-1)?.data).toEqual({ step });
  });
});

describe("M-S6 a step is not taken back", () => {
  const { after, held } = stepped(anOrder({ status: "placed" }), "accept");
  const refused = (type: string) => ({ ok: false, refusal: { type } });

  test("by others, however much they may, nor by a role that may not do the step itself", () => {
    expect(undo(after, held, { uid: "member-2", role: "owner" })).toMatchObject(refused("not-allowed"));
    expect(undo(after, held, { role: "kitchen" })).toMatchObject(refused("not-allowed"));
    expect(undo(after, held, { role: null })).toMatchObject(refused("not-allowed"));
  });

  test("once something else has happened to the order, whatever it was", () => {
    const cooked = stepped(after, "prepare").after;
    expect(undo(cooked, held)).toEqual({ ok: false, refusal: { type: "already-handled", status: "preparing" } });
    expect(undo({ ...after, version: versionOf(after) + 1 }, held)).toMatchObject(refused("already-handled"));
  });

  test("once its seconds are over or something has followed from it", () => {
    expect(undo(after, held, { now: aMoment + undoHeldFor - 1 }).ok).toBe(true);
    expect(undo(after, held, { now: aMoment + undoHeldFor })).toMatchObject(refused("too-late"));
    expect(undo(after, { ...held, hasBegun: true })).toMatchObject(refused("too-late"));
    expect(undo(after, { ...held, heldUntil: undefined })).toMatchObject(refused("too-late"));
    expect(undo(after, { ...held, before: undefined })).toMatchObject(refused("too-late"));
    expect(undo(after, null)).toMatchObject(refused("too-late"));
  });

  test("along no way that the table of ways back does not know", () => {
    const before = must(held.before, "a way back");
    expect(undo(after, { ...held, before: { ...before, status: "ready" } })).toMatchObject(refused("too-late"));
  });

  test("where money goes back, a question to the shopper has ended, or the step asks first", () => {
    const order = anOrder({ status: "placed" });
    expect(beforeStep(order, "reject", uid, true)).toBeNull();
    for (const action of ["cancel", "noShow", "ship", "restore"])
      expect(beforeStep(order, action, uid, false)).toBeNull();
    const asked = anOrder({ proposal: { differenceCents: 100, totalCents: 580, until: aMoment } });
    expect(beforeStep(asked, "accept", uid, false)).toBeNull();
  });
});
