import { refundGiftSale as contract } from "@lokalkorb/contracts/gift-sales";
import { can } from "@lokalkorb/domain/access/permissions";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { canTransition, transition } from "@lokalkorb/domain/kernel/state-machine";
import { giftSaleMachine, isWholeCard } from "@lokalkorb/domain/ordering/gifts/gift-sale";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { roleIn } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import { readMailShop, type ReadMailShop } from "../notifications/read-mail-shop.ts";
import { giftRefundedMail } from "../notifications/templates/gift/gift-mails.ts";
import type { Caller } from "../platform/caller.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { paymentSecrets, sendingSecrets } from "../platform/secrets.ts";
import { giftMailId, type GiftSaleDeps, readSale, recheckDelay } from "./gift-sale.ts";
import { settleGiftSale, voidCard } from "./settle-gift-sale.ts";

export const giftRefundMailId = (saleId: string): string => `giftRefunded_${saleId}`;

interface GiftRefund {
  readonly restaurantId: Id<"shop">;
  readonly saleId: string;
  readonly caller: Caller;
  readonly read: Pick<ReadMailShop, "shop" | "slug">;
}

type RefundRefusal = Refused<"not-found" | "already-answered" | "refund-too-high">;

/**
 * WDR-01: the card is void before its money moves, in one transaction with the look at what is left of it: an order that
 * spends from it at the same moment is there first, or finds it void. The money follows with `settleGiftSale`.
 */
export async function beginGiftRefund(
  tx: admin.AdminTransaction,
  deps: GiftSaleDeps,
  { restaurantId, saleId, caller, read: { shop, slug } }: GiftRefund,
): Promise<Result<{ readonly cents: Cents }, RefundRefusal>> {
  const ports = deps.mail();
  const sale = await readSale(tx, saleId);
  if (sale?.restaurantId !== restaurantId || sale.codeId === undefined) return refuse({ type: "not-found" });
  if (!canTransition(giftSaleMachine, sale.state, "refunding", "merchant")) return refuse({ type: "already-answered" });
  const { codeId, cents, no, buyerEmail } = sale;
  const card = await admin.readDocument(tx, discountCodeDocument, { restaurantId, codeId });
  if (card?.giftCard === undefined) return refuse({ type: "not-found" });
  if (!isWholeCard(card.giftCard)) return refuse({ type: "refund-too-high", maxCents: card.giftCard.balanceCents });
  const waiting = await admin.readDocument(tx, mailDocument, { mailId: giftMailId(saleId) });
  const log = await logOf(tx, deps, restaurantId, caller);
  const now = deps.now();
  voidCard(tx, { restaurantId, codeId });
  admin.updateDocument(
    tx,
    giftSaleDocument,
    { saleId },
    {
      state: transition(giftSaleMachine, sale.state, "refunding", "merchant"),
      refund: { at: now, uid: caller.uid },
      lookAt: now + recheckDelay,
    },
  );
  // A card that is void is not sent any more.
  if (waiting?.state === "queued" || waiting?.state === "deferred")
    admin.deleteDocument(tx, mailDocument, { mailId: waiting.id });
  const content = giftRefundedMail({ shop, cents, no, imprint: `${ports.config.appUrl}/${slug}/impressum` });
  if (buyerEmail !== "")
    queueMail(tx, ports.config, { id: giftRefundMailId(saleId), to: buyerEmail, content, shop }, now);
  log("giftRefund", String(cents));
  return ok({ cents });
}

const command: Command<typeof contract, GiftSaleDeps> = async (input, caller, deps) => {
  const { restaurantId, saleId } = input;
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "order.refund") || !can(role, "settings")) return refuse({ type: "not-allowed" });
  const read = await readMailShop(deps, restaurantId);
  const done = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const begun = await beginGiftRefund(tx, deps, { restaurantId, saleId, caller, read });
    return begun.ok ? ok({ state: "refunding" as const }) : begun;
  });
  if (!done.ok) return done;
  await finishGiftRefund(deps, saleId);
  return done;
};

/** Without an answer of the provider the sweep asks again. */
export async function finishGiftRefund(deps: GiftSaleDeps, saleId: string): Promise<void> {
  await deps.failpoint("gift:void");
  await settleGiftSale(deps, saleId);
  await deliverMail(deps, deps.mail(), giftRefundMailId(saleId));
}

export const refundGiftSale = defineCallable(contract, command, { secrets: [...paymentSecrets, ...sendingSecrets] });
