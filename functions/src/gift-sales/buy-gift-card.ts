import { createHash } from "node:crypto";
import { buyGiftCard as contract } from "@lokalkorb/contracts/gift-sales";
import { isGiftDay, isOffered } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { nothingKnown } from "@lokalkorb/domain/ordering/payment/provider-state";
import { acceptedLegalTexts } from "@lokalkorb/domain/shop/legal/legal-texts";
import { createDocument, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { pageTermsOf } from "../payments/checkout/page-terms.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { paymentSecrets } from "../platform/secrets.ts";
import { openPage } from "./gift-checkout.ts";
import { type GiftSaleDeps, readSale, recheckDelay } from "./gift-sale.ts";

const idBytes = 15;
/** A sale whose page is lost for good. */
const forgottenAfter = 30 * dayMs;
/** 'G-7K2M9QXA': enough to tell the sales of a shop apart. */
const noOf = (saleId: string): string =>
  `G-${createHash("sha256").update(saleId).digest("hex").slice(0, 8).toUpperCase()}`;

/** The request names its sale, so that a second press finds it and its page. */
const command: Command<typeof contract, GiftSaleDeps> = async (input, caller, deps) => {
  const { restaurantId, cents, design, to, from, message, buyerEmail, delivery, texts: shown } = input;
  const limited = await deps.rateLimits.take(deps, "giftSale", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const at = (await deps.switches.startsOnlinePayments()) ? await deps.paymentProvider() : null;
  if (at === null) return refuse({ type: "payment-unavailable" });
  const request = requestKeyOf(contract.name, caller, input);
  const hash = createHash("sha256").update(`giftSale ${restaurantId} ${request.key}`).digest();
  const saleId = hash.subarray(0, idBytes).toString("base64url");
  const begun = await withIdempotency(deps, request, async (tx) => {
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    const settings = await readDocument(tx, paymentSettingsDocument, { restaurantId });
    if (shop === null || shop.listing === "hidden" || shop.giftOffer === undefined)
      return refuse({ type: "not-found" });
    if (settings?.connect?.chargesEnabled !== true) return refuse({ type: "payment-method-unavailable" });
    if (!isOffered(shop.giftOffer, cents)) return refuse({ type: "figures-changed", totalCents: cents });
    const now = deps.now();
    if (delivery.kind === "mail" && !isGiftDay(delivery.date, shop.timezone, now)) return refuse({ type: "too-late" });
    const texts = acceptedLegalTexts(shown, shop.legalTexts);
    if (texts === null) return refuse({ type: "legal-texts-changed" });
    createDocument(
      tx,
      giftSaleDocument,
      { saleId },
      {
        restaurantId,
        no: noOf(saleId),
        state: "waiting",
        cents,
        design,
        words: { to, from, message },
        buyerUid: caller.uid,
        buyerEmail,
        delivery,
        texts: [...texts],
        page: pageTermsOf(shop, settings, settings.connect.accountId, now),
        provider: nothingKnown,
        startedAt: now,
        lookAt: now + recheckDelay,
        expiresAt: now + forgottenAfter,
      },
    );
    return ok({ saleId });
  });
  if (!begun.ok) return begun;
  const sale = await readSale(deps.db, saleId);
  // Given up meanwhile, or never paid.
  if (sale === null) return refuse({ type: "not-found" });
  if (sale.state !== "waiting") return ok({ saleId });
  const page = await openPage(deps, at, sale);
  return page.type === "open" ? ok({ saleId, url: page.url }) : refuse({ type: "payment-unavailable" });
};

export const buyGiftCard = defineCallable(contract, command, { secrets: paymentSecrets });
