import { must } from "@lokalkorb/domain/kernel/invariant";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import { hourMs } from "@lokalkorb/domain/kernel/time/instant";
import { giftSaleMachine, isWholeCard } from "@lokalkorb/domain/ordering/gifts/gift-sale";
import { pageBackCents, pageMoney } from "@lokalkorb/domain/ordering/payment/page-money";
import { paymentKeptUntil } from "@lokalkorb/domain/ordering/payment/payment-retention";
import { joinStates, type ProviderState } from "@lokalkorb/domain/ordering/payment/provider-state";
import { giftCardExpiry } from "@lokalkorb/domain/pricing/discounts/gift-card-expiry";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { newGiftCard, newGiftCode } from "../ordering/codes/gift-card.ts";
import { neededPayments } from "../payments/provider/payment-deps.ts";
import { openPage } from "./gift-checkout.ts";
import { type GiftSale, type GiftSaleDeps, readSale, recheckDelay } from "./gift-sale.ts";
import { tellGiftCard } from "./tell-gift-card.ts";

export const giftCardName = "Gutschein";

/**
 * Reads from the provider what became of a sale and does what follows: the card, once; its mails, once; the way back of
 * its money. Page, event, sweep and nightly comparison all come here, and none of them is believed. `end`: the page is
 * closed first, so that it cannot be paid any more.
 */
export async function settleGiftSale(deps: GiftSaleDeps, saleId: string, end = false): Promise<"done" | "unknown"> {
  const sale = await readSale(deps.db, saleId);
  if (sale === null) return "done";
  const seen = await look(deps, sale, end);
  if (seen === "unknown") return "unknown";
  await ingest(deps, saleId, seen);
  const after = await readSale(deps.db, saleId);
  if (after?.state === "paid" && after.toldAt === undefined) await tellGiftCard(deps, saleId);
  return after?.state === "refunding" ? giveBack(deps, after) : "done";
}

async function look(deps: GiftSaleDeps, sale: GiftSale, end: boolean): Promise<ProviderState | "unknown" | "never"> {
  const at = await neededPayments(deps);
  const page = await openPage(deps, at, sale);
  if (page.type !== "open") return page.type;
  const { account } = sale.page;
  const ended = end && sale.state === "waiting" ? await at.provider.endCheckout(account, page.sessionId) : null;
  // A page that is over already cannot be ended.
  const snapshot =
    ended === null || ended.type === "invalid" ? await at.provider.retrieveCheckout(account, page.sessionId) : ended;
  return snapshot.type === "ok" ? snapshot.value.state : "unknown";
}

/** One transaction decides: money that came makes one card, money that cannot come any more leaves nothing. */
const ingest = (deps: GiftSaleDeps, saleId: string, seen: ProviderState | "never"): Promise<void> =>
  admin.inTransaction(admin.contended(deps.db), async (tx) => {
    const sale = await readSale(tx, saleId);
    if (sale === null) return;
    const at = { saleId };
    const now = deps.now();
    if (seen === "never") {
      // An answer that is only wrong for now must not lose a page that is being paid.
      if (sale.state === "waiting" && now > sale.page.endsAt) admin.deleteDocument(tx, giftSaleDocument, at);
      return;
    }
    const provider = joinStates(sale.provider, seen);
    const money = pageMoney(provider);
    if (sale.state !== "waiting") return ingestLater(tx, deps, sale, provider);
    if (money.type === "over") {
      admin.deleteDocument(tx, giftSaleDocument, at);
      return;
    }
    if (money.type !== "paid") {
      admin.updateDocument(tx, giftSaleDocument, at, { provider, lookAt: now + recheckDelay });
      return;
    }
    const { restaurantId, cents } = sale;
    const shop = must(await admin.readDocument(tx, shopDocument, { restaurantId }), `shop ${restaurantId}`);
    const code = newGiftCode();
    const expiresAt = giftCardExpiry(now, shop);
    const card = newGiftCard({ code, name: giftCardName, cents, expiresAt });
    admin.createDocument(tx, discountCodeDocument, { restaurantId, codeId: code }, card);
    admin.updateDocument(tx, giftSaleDocument, at, {
      state: transition(giftSaleMachine, sale.state, "paid"),
      provider,
      codeId: code,
      paidAt: now,
      "page.url": admin.remove(),
      lookAt: now + recheckDelay,
      expiresAt: paymentKeptUntil(now, shop.country),
    });
  });

/** Of a sale that was paid: refunds of ours that arrived, and money that went back without us. */
async function ingestLater(
  tx: admin.AdminTransaction,
  { log, now }: GiftSaleDeps,
  sale: GiftSale,
  provider: ProviderState,
): Promise<void> {
  const { id: saleId, restaurantId, codeId, cents, state } = sale;
  const isBack = pageBackCents(provider) >= cents;
  const known = { provider };
  if (state === "refunding" && isBack) {
    const ended = transition(giftSaleMachine, state, "refunded");
    const done = { ...known, state: ended, lookAt: admin.remove(), "refund.problem": admin.remove() };
    admin.updateDocument(tx, giftSaleDocument, { saleId }, done);
    return;
  }
  if (state !== "paid" || !isBack || codeId === undefined) {
    admin.updateDocument(tx, giftSaleDocument, { saleId }, known);
    return;
  }
  const card = await admin.readDocument(tx, discountCodeDocument, { restaurantId, codeId });
  if (card?.giftCard === undefined || !isWholeCard(card.giftCard)) {
    log.error("gift sale: its money went back, and part of the card is spent", { saleId, at: now() });
    admin.updateDocument(tx, giftSaleDocument, { saleId }, known);
    return;
  }
  voidCard(tx, { restaurantId, codeId });
  const ended = transition(giftSaleMachine, state, "refunded");
  admin.updateDocument(tx, giftSaleDocument, { saleId }, { ...known, state: ended, lookAt: admin.remove() });
}

export const voidCard = (
  tx: admin.AdminTransaction,
  card: { readonly restaurantId: string; readonly codeId: string },
): void => admin.updateDocument(tx, discountCodeDocument, card, { enabled: false, "giftCard.balanceCents": 0 });

/** Sends the money back, unless it is on its way. What is asked for is decided by what the provider has, not by our notes. */
async function giveBack(deps: GiftSaleDeps, sale: GiftSale): Promise<"done" | "unknown"> {
  const { id: saleId, restaurantId, page, provider: known, cents } = sale;
  const { provider } = await neededPayments(deps);
  const money = pageMoney(known);
  if (money.type !== "paid") return "unknown";
  const missing = cents - pageBackCents(known);
  // A refund that a bank sent back is asked for under another key.
  const failed = Object.values(known.refunds).filter(({ state }) => state === "failed").length;
  const refund = { cents: missing, refundId: `gift_${saleId}`, hasFee: false, restaurantId, giftSaleId: saleId };
  const key = `gift:${saleId}:refund:${failed}:${missing}`;
  const answer = await provider.refund(page.account, money.paymentId, refund, key);
  await deps.failpoint("gift:refunded");
  if (answer.type === "unavailable") return "unknown";
  if (answer.type !== "ok") {
    const problem = answer.type === "declined" ? answer.code : answer.problem;
    deps.log.error("gift sale: its money does not go back", { saleId, problem });
    await admin.inTransaction(deps.db, async (tx) => {
      const now = await readSale(tx, saleId);
      if (now?.state === "refunding")
        admin.updateDocument(
          tx,
          giftSaleDocument,
          { saleId },
          { "refund.problem": problem, lookAt: deps.now() + hourMs },
        );
    });
    return "done";
  }
  const seen = await look(deps, sale, false);
  if (seen === "unknown" || seen === "never") return "unknown";
  await ingest(deps, saleId, seen);
  return "done";
}
