import { moveWithdrawal as contract } from "@lokalkorb/contracts/withdrawals";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { canTransition } from "@lokalkorb/domain/kernel/state-machine";
import {
  isOpenWithdrawal,
  withdrawalMachine,
  type WithdrawalState,
} from "@lokalkorb/domain/ordering/withdrawal/withdrawal-machine";
import { refundLastDay } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-period";
import {
  askedCents,
  withdrawalRefund,
  withdrawalRequest,
} from "@lokalkorb/domain/ordering/withdrawal/withdrawal-refund";
import { readDocument, type ReadScope, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { withdrawalDocument } from "@lokalkorb/model/documents/withdrawals/withdrawals";
import { roleIn } from "../access/staff.ts";
import type { GiftSaleDeps } from "../gift-sales/gift-sale.ts";
import { beginGiftRefund, finishGiftRefund } from "../gift-sales/refund-gift-sale.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import {
  withdrawalAcceptedMail,
  withdrawalRejectedMail,
} from "../notifications/templates/withdrawal/withdrawal-mails.ts";
import { unarchiveOrder } from "../ordering/archive/unarchive-order.ts";
import { refundInStep } from "../ordering/refunds/refund-in-step.ts";
import type { OrderingDeps } from "../ordering/write/ordering-deps.ts";
import { readActor } from "../ordering/write/order-actor.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { paymentSecrets, sendingSecrets } from "../platform/secrets.ts";
import { findOrderByNo } from "./find-order.ts";
import { findSaleByNo } from "./find-sale.ts";
import { periodPlaceOf } from "./period-place.ts";

type Step = InputOf<typeof contract>["step"];
const target: Readonly<Record<Exclude<Step["kind"], "match">, WithdrawalState>> = {
  accept: "accepted",
  reject: "rejected",
  goodsBack: "goodsBack",
  refund: "refunded",
  refundGift: "refunded",
  close: "closed",
};

/** The reason that stands on papers and mails. */
const refundReason = "Widerruf";

const command: Command<typeof contract, OrderingDeps & GiftSaleDeps> = async (input, caller, deps) => {
  const { restaurantId, withdrawalId, step } = input;
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "order.refund")) return refuse({ type: "not-allowed" });
  const known = await readDocument(deps.db, withdrawalDocument, { withdrawalId });
  if (known?.restaurantId !== restaurantId) return refuse({ type: "not-found" });
  const ofOrder = step.kind === "refund" || step.kind === "close";
  if (ofOrder && known.orderId !== undefined) await unarchiveOrder(deps, { restaurantId, orderId: known.orderId });
  const read = await readMailShop(deps, restaurantId);
  const { shop } = read;
  const place = periodPlaceOf(shop);
  const ports = deps.mail();
  const request = requestKeyOf(contract.name, caller, input);
  const mailId = `withdrawal_${request.key}`;
  let isTold = false;
  const done = await withIdempotency(deps, request, async (tx) => {
    const one = await readDocument(tx, withdrawalDocument, { withdrawalId });
    if (one?.restaurantId !== restaurantId) return refuse({ type: "not-found" });
    const now = deps.now();
    if (step.kind === "match") {
      if (one.state !== "received") return refuse({ type: "already-answered" });
      const order = await findOrderByNo(tx, restaurantId, step.orderNo);
      const sale = order === null ? await findSaleByNo(tx, restaurantId, step.orderNo) : null;
      if (order === null && sale === null) return refuse({ type: "order-unknown" });
      const about = { orderId: order?.id ?? remove(), saleId: sale?.id ?? remove() };
      updateDocument(tx, withdrawalDocument, { withdrawalId }, about);
      return ok({ state: one.state });
    }
    const state = target[step.kind];
    if (!canTransition(withdrawalMachine, one.state, state, "merchant")) return refuse({ type: "already-answered" });
    // Money and goods are of an order; to reject and to close need none.
    if (step.kind !== "reject" && step.kind !== "close" && (one.orderId ?? one.saleId) === undefined)
      return refuse({ type: "order-unknown" });
    if (step.kind === "goodsBack" && one.saleId !== undefined) return refuse({ type: "order-unknown" });
    if (step.kind === "close") {
      const openCents = await leftFor(tx, one);
      if (openCents !== step.cents) return refuse({ type: "figures-changed", totalCents: openCents });
    }
    let refund: { readonly refundId: string; readonly cents: number } | undefined;
    if (step.kind === "refundGift") {
      if (one.saleId === undefined) return refuse({ type: "order-unknown" });
      const back = await beginGiftRefund(tx, deps, { restaurantId, saleId: one.saleId, caller, read });
      if (!back.ok) return back;
    }
    if (step.kind === "refund" && one.orderId !== undefined) {
      const address = { restaurantId, orderId: one.orderId };
      const actor = await readActor(tx, address, caller);
      if (!actor.ok) return refuse({ type: actor.refusal.type });
      const { order } = actor.value;
      const back = withdrawalRefund(order, step.lines);
      if (!back.ok) return back;
      if (back.value.cents !== step.cents) return refuse({ type: "figures-changed", totalCents: back.value.cents });
      const wish = withdrawalRequest(order, step.lines);
      const money = await refundInStep(tx, { address, order, wish, reason: refundReason, uid: caller.uid, now });
      if (!money.ok) return money;
      refund = { refundId: money.value.id, cents: money.value.cents };
    }
    updateDocument(
      tx,
      withdrawalDocument,
      { withdrawalId },
      {
        state,
        isOpen: isOpenWithdrawal(state),
        steps: [...one.steps, { at: now, state, uid: caller.uid }],
        rejection: step.kind === "reject" ? { reason: step.reason, text: step.text } : remove(),
        ...(refund === undefined ? {} : { refund }),
      },
    );
    const facts = { shop, declared: one.declared, receivedAt: one.receivedAt };
    const content =
      step.kind === "accept"
        ? withdrawalAcceptedMail(facts, refundLastDay(one.receivedAt, place))
        : step.kind === "reject"
          ? withdrawalRejectedMail(facts, step.text)
          : null;
    if (content !== null) queueMail(tx, ports.config, { id: mailId, to: one.declared.email, content, shop }, now);
    isTold = content !== null;
    return ok({ state });
  });
  if (step.kind === "refund") await deps.failpoint("refund:doc-written");
  if (done.ok && step.kind === "refundGift" && known.saleId !== undefined) await finishGiftRefund(deps, known.saleId);
  if (done.ok && isTold) await deliverMail(deps, ports, mailId);
  return done;
};

/** Money that could still go back for the goods of a declaration. */
async function leftFor(
  scope: ReadScope,
  { restaurantId, orderId, declared }: DocumentOf<typeof withdrawalDocument>,
): Promise<Cents> {
  const order = orderId === undefined ? null : await readDocument(scope, orderDocument, { restaurantId, orderId });
  return order === null ? 0 : askedCents(order, declared.lines);
}

export const moveWithdrawal = defineCallable(contract, command, { secrets: [...paymentSecrets, ...sendingSecrets] });
