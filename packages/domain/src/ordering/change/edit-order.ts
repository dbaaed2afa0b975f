import type { Id } from "../../kernel/branded.ts";
import type { Standing } from "../../access/role.ts";
import { can } from "../../access/permissions.ts";
import type { EffectKind } from "../effects/effect-kinds.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { MinAge } from "../../catalog/goods/min-age.ts";
import { type OrderEdit, repriceOrder } from "./reprice-order.ts";
import { refundOfDifference } from "../refunds/refund-difference.ts";
import type { RefundAmounts } from "../refunds/refund-order.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { answerBy } from "./answer-by.ts";
import type { ActorWord, OrderEvent, TransitionFacts } from "../order/order-event.ts";
import type { Order, ProposedChange } from "../order/order.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import { transitionOf } from "../order/order-transition.ts";
import type { OrderStatus } from "../order/order-status.ts";
import { balanceDueCents, reservedCents, statusByMoney } from "../order/payment-rules.ts";
import type { PaymentStatus } from "../order/payment-states.ts";
import type { LostCode } from "../repricing/held-codes.ts";
import { settleAnew } from "../repricing/settle-anew.ts";
import { proposedChanges } from "./proposed-changes.ts";
import type { EditRefusal } from "../order/refusal.ts";
import { checkShopperEdit, checkShopperMayEdit, type ShopperTerms } from "./shopper-edit.ts";

export interface EditInput {
  readonly order: Order;
  readonly edits: readonly OrderEdit[];
  /** Ticks of the packing list; they change no figure. */
  readonly packed: readonly { readonly lineId: Id<"line">; readonly packed: boolean }[];
  readonly by: Exclude<ActorWord, "system">;
  /** Needed for `merchant`. */
  readonly role?: Standing | undefined;
  /** Needed for `customer`. */
  readonly shopper?: ShopperTerms | undefined;
  readonly now: Instant;
  /** The shop's proposal, which its shopper accepts: what the shop may do and no shopper, done in the shopper's name. */
  readonly accepted?: boolean;
  /** The shopper has seen the new total and said yes; what is dearer is paid, or is taken at the handover. */
  readonly agreed?: boolean;
  /** The wish for the whole order, in the shopper's words; '' takes it back. */
  readonly note?: string | undefined;
  /** The strictest of the remaining lines; null: unknown, and it stays as it was. */
  readonly ageOf?: (lines: readonly OrderLine[]) => MinAge | null;
}

export type EditDecision = (
  | {
      readonly type: "changed";
      readonly patch: Partial<Order>;
      readonly event: "edited" | "weighed";
      readonly effects: readonly EffectKind[];
      readonly data: TransitionFacts;
      /** The refund of a line that became cheaper than paid. */
      readonly refund: RefundAmounts | null;
      readonly differenceCents: Cents;
    }
  | {
      readonly type: "proposed";
      readonly differenceCents: Cents;
      readonly totalCents: Cents;
      /** When the question lapses. */
      readonly until: Instant;
      readonly changes: readonly ProposedChange[];
    }
) & {
  /** Discounts that are given up with it. */
  readonly lost?: readonly LostCode[];
};

const editable: ReadonlySet<OrderStatus> = new Set(["placed", "accepted", "preparing", "ready"]);

/**
 * Changes to an order at its own prices; by its shopper, for what a fresh order of these goods would cost. What becomes dearer than what the shopper has agreed to needs another yes; what is
 * sold by weight was agreed to as an estimate, as long as the money is not taken yet.
 */
export function editOrder(question: EditInput): Result<EditDecision, EditRefusal> {
  const { order, edits, now, accepted = false, agreed = false, note } = question;
  const refusal = checkEditor(question);
  if (refusal) return refuse(refusal);
  const lines = order.lines.map((line) => {
    const tick = question.packed.find(({ lineId }) => lineId === line.lineId);
    return tick ? { ...line, packed: tick.packed } : line;
  });
  if (edits.length === 0 && note === undefined) {
    const { patch } = transitionOf(order, []);
    return ok({
      type: "changed",
      patch: { ...patch, lines },
      event: "edited",
      effects: [],
      data: {},
      refund: null,
      differenceCents: 0,
    });
  }
  const own = question.by === "customer" && !accepted ? question.shopper : undefined;
  // Of words alone the price stays as it is, whatever else has become of the order.
  const anew =
    own && edits.length > 0 ? (after: readonly OrderLine[]) => settleAnew(order, after, own.menu) : undefined;
  const repriced = repriceOrder({ ...order, lines }, edits, now, anew);
  if (!repriced.ok) return repriced;
  const { differenceCents, totals, codes, kitchenUnits } = repriced.value;
  const lost = repriced.value.lost.length > 0 ? { lost: repriced.value.lost } : {};
  const worse = own
    ? (tooYoung(question, repriced.value.lines) ?? checkShopperEdit(order, repriced.value, edits, own))
    : null;
  if (worse) return refuse(worse);
  if (!accepted && !agreed && needsYes(question, differenceCents))
    return ok({
      type: "proposed",
      differenceCents,
      totalCents: totals.totalCents,
      until: answerBy(order, now),
      changes: proposedChanges(order.lines, repriced.value.lines),
      ...lost,
    });

  const after = { ...order, lines: repriced.value.lines, totals };
  const onlyWeights = edits.length > 0 && edits.every(({ kind }) => kind === "weigh");
  const event = onlyWeights ? "weighed" : "edited";
  const data = {
    ...(accepted ? { accepted: 1 as const } : {}),
    before: order.totals.totalCents,
    after: totals.totalCents,
    differenceCents,
  };
  const step: OrderEvent = { at: now, type: event, by: question.by, data };
  return ok({
    type: "changed",
    patch: {
      lines: after.lines,
      totals,
      kitchenUnits,
      ...(order.codes || codes.length > 0 ? { codes } : {}),
      ...(note ? { customerNote: note } : {}),
      flags: { ...flagsOf(question, after.lines), ...(onlyWeights ? {} : { edited: true }) },
      // The part that became dearer than paid is taken at the handover.
      paymentStatus: statusByMoney(after),
      ...transitionOf(order, [step]).patch,
    },
    event,
    effects: differenceCents === 0 && onlyWeights ? [] : ["mail"],
    data,
    refund: refundOfDifference(order, after),
    differenceCents,
    ...lost,
  });
}

const byShoppers: ReadonlySet<OrderEdit["kind"]> = new Set(["remove", "quantity", "add"]);

function checkEditor({ order, edits, packed, by, role, shopper, now, accepted, note }: EditInput): EditRefusal | null {
  const notAllowed: EditRefusal = { type: "transition-not-allowed", from: order.status, to: order.status };
  if (accepted) return editable.has(order.status) ? null : notAllowed;
  if (by === "customer") {
    const isSimple = packed.length === 0 && edits.every(({ kind }) => byShoppers.has(kind));
    return isSimple && shopper ? checkShopperMayEdit(order, shopper, now) : notAllowed;
  }
  // The words are the shopper's own.
  if (note !== undefined) return { type: "not-allowed" };
  const needs = edits.every(({ kind }) => kind === "weigh") ? "order.pack" : "order.edit";
  if (role === undefined || !can(role, needs)) return { type: "not-allowed" };
  return editable.has(order.status) ? null : notAllowed;
}

function flagsOf({ order, ageOf }: EditInput, lines: readonly OrderLine[]): NonNullable<Order["flags"]> {
  const { needsWeighing: waits = false, ageCheck: before, ...flags } = order.flags ?? {};
  const isByWeight = lines.some(({ catchWeight, removed }) => catchWeight !== undefined && !removed);
  // Nothing was taken when the shop agreed, so the money goes on waiting until everything is ready.
  const needsWeighing = isByWeight || (waits && order.status !== "placed");
  // ALC-02: the handover checks a document also for lines that came in later, and for none that was removed.
  const ageCheck = ageOf?.(lines) ?? before ?? 0;
  return { ...flags, ...(ageCheck === 0 ? {} : { ageCheck }), ...(needsWeighing ? { needsWeighing } : {}) };
}

/** The age was confirmed for what was in the order when it was placed; goods that ask for more are ordered anew. */
function tooYoung({ order, ageOf }: EditInput, lines: readonly OrderLine[]): EditRefusal | null {
  const minAge = ageOf?.(lines) ?? 0;
  if (minAge === 0 || minAge <= (order.flags?.ageCheck ?? 0)) return null;
  return { type: "age-required", minAge };
}

export const taken: ReadonlySet<PaymentStatus> = new Set(["paid", "partiallyRefunded", "disputed"]);

function needsYes({ order, edits, by }: EditInput, differenceCents: Cents): boolean {
  if (differenceCents <= 0) return false;
  const isTaken = taken.has(order.paymentStatus);
  const exceedsHold =
    order.paymentStatus === "authorized" && balanceDueCents(order) + differenceCents > reservedCents(order);
  if (isTaken || exceedsHold) return true;
  return (
    by === "merchant" && edits.some(({ kind }) => kind !== "weigh") && !isAllowedBefore(order, edits, differenceCents)
  );
}

/**
 * The shopper said with the order by how much a substitute may be dearer. It holds for each line by itself, for nothing but
 * substitutes, and once: the new line has no such wish.
 */
function isAllowedBefore({ lines }: Order, edits: readonly OrderEdit[], differenceCents: Cents): boolean {
  const replaced = edits.flatMap((edit) =>
    edit.kind === "replace"
      ? lines
          .filter(({ lineId }) => lineId === edit.lineId)
          .map((line) => ({ limit: line.dearerByCents ?? 0, more: costOf(edit.line) - costOf(line) }))
      : [],
  );
  const allowedCents = replaced.reduce((sum, { more }) => sum + Math.max(0, more), 0);
  return (
    edits.every(({ kind }) => harmless.has(kind)) &&
    replaced.every(({ limit, more }) => more <= limit) &&
    differenceCents <= allowedCents
  );
}

/** Substitutes have limits of their own, the others make nothing dearer but by its weight. */
const harmless: ReadonlySet<OrderEdit["kind"]> = new Set(["replace", "remove", "weigh"]);

const costOf = ({ totalCents, depositCents }: OrderLine): Cents => totalCents + depositCents;
