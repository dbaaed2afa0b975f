import { recordedCodes } from "@lokalkorb/domain/pricing/discounts/business-discount";
import { redemptionMachine } from "@lokalkorb/domain/pricing/discounts/redemption-machine";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderCode } from "@lokalkorb/domain/pricing/discounts/order-code";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import {
  increment,
  readDocuments,
  setDocument,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import { usesByCustomer } from "../../catalog/read-codes.ts";
import { emailHashOf } from "../customers/email-hash.ts";
import type { OrderAddress } from "../payment-port.ts";
import { hasOrderedBefore } from "../write/open-orders.ts";

type StoredCode = DocumentOf<typeof discountCodeDocument>;
type CodedOrder = Pick<Order, "codes" | "customer" | "totals">;

/**
 * A use of every code of the order, in the transaction that creates the order. `held` waits for money, `redeemed`
 * counts; `onRedemptionWritten` counts codes without a limit, so that their uses do not wait for each other.
 */
export function writeCodeUses(
  tx: AdminTransaction,
  address: OrderAddress,
  order: CodedOrder,
  state: "held" | "redeemed",
  now: Instant,
): void {
  for (const code of recordedCodes(order.codes)) {
    const use = { ...address, codeId: code.codeId };
    setDocument(tx, redemptionDocument, use, {
      state,
      cents: code.cents,
      at: now,
      uid: order.customer.uid,
      emailHash: emailHashOf(order.customer.email),
      ...(code.countedLater ? { countedLater: true, revenueCents: order.totals.totalCents } : {}),
    });
    if (code.countedLater) continue;
    updateDocument(tx, discountCodeDocument, use, {
      ...(state === "held" ? { "stats.heldUses": increment(1) } : counted(order, code, 1, now)),
      ...(code.kind === "giftCard" ? { "giftCard.balanceCents": increment(0 - code.cents) } : {}),
    });
  }
}

/**
 * The first released code that has been used up meanwhile, by all, by this customer, or by another first order; null =
 * all are free again.
 */
export async function usedUpCode(
  tx: AdminTransaction,
  restaurantId: string,
  { codes: all, customer }: Pick<Order, "codes" | "customer">,
): Promise<OrderCode | null> {
  const codes = recordedCodes(all);
  const addresses = codes.map(({ codeId }) => ({ restaurantId, codeId }));
  const found = await readDocuments(tx, discountCodeDocument, addresses);
  const isUsedUp = async (code: OrderCode, stored: StoredCode | null): Promise<boolean> => {
    if (stored === null) return code.countedLater !== true;
    if (stored.firstOrderOnly && (await hasOrderedBefore(tx, restaurantId, customer))) return true;
    if (code.kind === "giftCard") return (stored.giftCard?.balanceCents ?? 0) < code.cents;
    const { stats, maxUses = Infinity, oncePerCustomer, maxUsesPerCustomer = Infinity } = stored;
    if (stats.uses + stats.heldUses >= maxUses) return true;
    const mostOfOne = oncePerCustomer ? 1 : maxUsesPerCustomer;
    if (mostOfOne === Infinity) return false;
    const who = { uid: customer.uid, emailHash: emailHashOf(customer.email) };
    return (await usesByCustomer(tx, { restaurantId, codeId: code.codeId }, who)) >= mostOfOne;
  };
  const used = await Promise.all(codes.map((code, index) => isUsedUp(code, found[index] ?? null)));
  return codes.find((_code, index) => used[index]) ?? null;
}

/** The money came: what was held counts. The balance of a gift card went down when it was held. */
export function redeemCodes(tx: AdminTransaction, address: OrderAddress, order: CodedOrder, now: Instant): void {
  for (const code of recordedCodes(order.codes)) {
    const use = { ...address, codeId: code.codeId };
    updateDocument(tx, redemptionDocument, use, { state: transition(redemptionMachine, "held", "redeemed"), at: now });
    if (code.countedLater) continue;
    updateDocument(tx, discountCodeDocument, use, {
      "stats.heldUses": increment(-1),
      ...counted(order, code, 1, now),
    });
  }
}

/** Nothing came of the order: codes may be used again, and a gift card has back what is left on this order. */
export function releaseCodes(
  tx: AdminTransaction,
  address: OrderAddress,
  order: CodedOrder,
  was: "held" | "redeemed",
  now: Instant,
  backCents: (code: OrderCode) => number = ({ cents }) => cents,
): void {
  for (const code of recordedCodes(order.codes)) {
    const use = { ...address, codeId: code.codeId };
    updateDocument(tx, redemptionDocument, use, { state: transition(redemptionMachine, was, "released"), at: now });
    if (code.countedLater) continue;
    updateDocument(tx, discountCodeDocument, use, {
      ...(was === "held" ? { "stats.heldUses": increment(-1) } : counted(order, code, -1, now)),
      ...(code.kind === "giftCard" ? { "giftCard.balanceCents": increment(backCents(code)) } : {}),
    });
  }
}

/**
 * The order was changed: what its codes gave follows, and one that gives nothing any more was not used. A campaign that
 * holds only now is a use like at the order. What a gift card gets back is a refund and no matter of this.
 */
export function changeCodeUses(
  tx: AdminTransaction,
  address: OrderAddress,
  before: CodedOrder,
  after: CodedOrder,
  now: Instant,
): void {
  const moreRevenue = after.totals.totalCents - before.totals.totalCents;
  const isNew = ({ codeId }: OrderCode): boolean => !before.codes?.some((code) => code.codeId === codeId);
  writeCodeUses(tx, address, { ...after, codes: after.codes?.filter(isNew) ?? [] }, "redeemed", now);
  for (const code of recordedCodes(before.codes)) {
    const use = { ...address, codeId: code.codeId };
    const kept = after.codes?.find(({ codeId }) => codeId === code.codeId);
    if (kept === undefined) {
      updateDocument(tx, redemptionDocument, use, {
        state: transition(redemptionMachine, "redeemed", "released"),
        at: now,
      });
      if (!code.countedLater) updateDocument(tx, discountCodeDocument, use, counted(before, code, -1, now));
      continue;
    }
    const more = kept.cents - code.cents;
    if (more === 0 && moreRevenue === 0) continue;
    const revenue = code.countedLater ? { revenueCents: after.totals.totalCents } : {};
    if (kept.kind === "discount") updateDocument(tx, redemptionDocument, use, { cents: kept.cents, ...revenue });
    if (code.countedLater) continue;
    updateDocument(tx, discountCodeDocument, use, {
      "stats.discountCents": increment(more),
      "stats.revenueCents": increment(moreRevenue),
    });
  }
}

/** Part of what a gift card paid goes back onto it. */
export function creditGiftCard(tx: AdminTransaction, address: OrderAddress, codeId: string, cents: number): void {
  const use = { ...address, codeId };
  updateDocument(tx, redemptionDocument, use, { cents: increment(-cents) });
  updateDocument(tx, discountCodeDocument, use, { "giftCard.balanceCents": increment(cents) });
}

const counted = (order: CodedOrder, { cents }: OrderCode, by: 1 | -1, now: Instant) => ({
  "stats.uses": increment(by),
  "stats.discountCents": increment(by * cents),
  "stats.revenueCents": increment(by * order.totals.totalCents),
  ...(by === 1 ? { "stats.lastUsedAt": now } : {}),
});
