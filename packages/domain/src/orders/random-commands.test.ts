import fc from "fast-check";
import { expect, test } from "vitest";
import { roles } from "../access/role.ts";
import { effectKinds } from "../effects/effect-kinds.ts";
import { canTransition } from "../state-machine.ts";
import { aMoment, anOrder } from "../testing/builders.ts";
import { changeOrder } from "./change-order.ts";
import { editOrder } from "./edit-order.ts";
import type { Order } from "./order.ts";
import { orderActions } from "./order-action.ts";
import { orderMachine } from "./order-machine.ts";
import { versionOf } from "./order-step.ts";
import { dueStep, nextTimer, type TimerRules } from "./order-timers.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { capturedCents, netPaidCents, openCents, paymentMachine, refundedCents } from "./payment-rules.ts";
import { settlePayment } from "./settle-payment.ts";

/** `pnpm test:long` walks further than a test may. */
const sequences = Number(process.env["RANDOM_COMMANDS"] ?? 500);

const rules: TimerRules = {
  autoAccept: "never",
  acceptTimeoutMinutes: 10,
  timeoutAction: "reject",
  escalateAfterMinutes: 5,
  isOpen: true,
};
const total = anOrder().totals.totalCents;

const fact = fc.oneof(
  fc.record({
    type: fc.constantFrom("authorized" as const, "paid" as const),
    paymentId: fc.constantFrom("pi_1", "pi_2"),
    cents: fc.constantFrom(total, total - 1),
  }),
  fc.record({ type: fc.constant("voided" as const), paymentId: fc.constantFrom("pi_1", "pi_2") }),
  fc.constant<PaymentFact>({ type: "expired" }),
  fc.record({ type: fc.constant("disputed" as const), paymentId: fc.constant("pi_1") }),
  fc.record({ type: fc.constant("disputeClosed" as const), paymentId: fc.constant("pi_1"), won: fc.boolean() }),
);

const command = fc.oneof(
  fc.record({
    kind: fc.constant("step" as const),
    action: fc.constantFrom(...orderActions),
    by: fc.constantFrom("customer" as const, "merchant" as const, "system" as const),
    role: fc.constantFrom(...roles),
    pays: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("fact" as const), fact }),
  fc.record({ kind: fc.constant("edit" as const), qty: fc.integer({ min: 1, max: 4 }), agreed: fc.boolean() }),
  fc.record({ kind: fc.constant("wait" as const), minutes: fc.nat(300) }),
);

interface Walk {
  readonly order: Order;
  readonly now: number;
}
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

const walk = ({ order, now }: Walk, one: Command): Walk => {
  switch (one.kind) {
    case "wait":
      return { order, now: now + one.minutes * 60_000 };
    case "fact": {
      const settled = settlePayment(order, one.fact, now);
      if (settled.type === "record") return { order: { ...order, ...settled.patch }, now };
      if (settled.type === "expire") return { order: { ...order, status: "expired", expiredAt: now }, now };
      if (settled.type !== "place") return { order, now };
      const { payments, paymentStatus } = settled;
      return { order: { ...order, status: "placed", payments, paymentStatus, version: versionOf(order) + 1 }, now };
    }
    case "edit": {
      const edits = [{ kind: "quantity", lineId: "l1", qty: one.qty } as const];
      const edited = editOrder({ order, edits, packed: [], by: "merchant", role: "owner", now, agreed: one.agreed });
      if (!edited.ok || edited.value.type === "proposed") return { order, now };
      const { refund, patch } = edited.value;
      const refunds =
        refund === null
          ? {}
          : {
              refunds: [
                ...(order.refunds ?? []),
                { ...refund, id: `r${now}`, reason: "", state: "pending" as const, at: now },
              ],
            };
      return { order: { ...order, ...patch, ...refunds }, now };
    }
    case "step": {
      const due = openCents(order);
      const changed = changeOrder({
        order,
        action: one.action,
        by: one.by,
        role: one.role,
        now,
        reason: { code: "other", text: "" },
        payment: one.pays && due > 0 ? { method: "cash", cents: due } : undefined,
      });
      if (!changed.ok) return { order, now };
      for (const kind of changed.value.effects) expect(effectKinds).toContain(kind);
      return { order: { ...order, ...changed.value.patch }, now };
    }
  }
};

test("R5 whatever anybody does in whatever order, an order keeps its rules", () => {
  const start = fc.constantFrom<Order>(
    anOrder(),
    anOrder({ status: "pendingPayment", paymentMethod: "online", capture: "onAccept", holdUntil: aMoment + 1 }),
  );
  fc.assert(
    fc.property(start, fc.array(command, { maxLength: 30 }), (first, commands) => {
      let at: Walk = { order: first, now: aMoment };
      for (const one of commands) {
        const { order: before } = at;
        at = walk(at, one);
        const { order, now } = at;
        if (order.status !== before.status)
          expect(canTransition(orderMachine, before.status, order.status), `${before.status} ${order.status}`).toBe(
            true,
          );
        if (order.paymentStatus !== before.paymentStatus)
          expect(
            canTransition(paymentMachine, before.paymentStatus, order.paymentStatus),
            `${before.paymentStatus} ${order.paymentStatus}`,
          ).toBe(true);
        expect(refundedCents(order)).toBeLessThanOrEqual(capturedCents(order));
        expect(openCents(order)).toBeGreaterThanOrEqual(0);
        if (order.status === "completed" && before.status !== "completed" && order.paymentStatus === "paid")
          expect(netPaidCents(order)).toBeGreaterThanOrEqual(order.totals.totalCents);
        expect(versionOf(order)).toBeGreaterThanOrEqual(versionOf(before));
        if (order !== before && order.events.length > before.events.length)
          expect(versionOf(order)).toBe(versionOf(before) + 1);
        const timer = nextTimer(order, rules);
        expect(dueStep(order, rules, now) === null || (timer !== undefined && timer <= now)).toBe(true);
      }
    }),
    { numRuns: sequences, seed: 20_261_120 },
  );
});
