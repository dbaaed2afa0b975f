import { declareWithdrawal as contract } from "@lokalkorb/contracts/withdrawals";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { withdrawalKeptUntil } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-fields";
import { createDocument, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { withdrawalDocument } from "@lokalkorb/model/documents/withdrawals/withdrawals";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { addressHash } from "../notifications/delivery/suppression.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { withdrawalArrivedMail, withdrawalToShopMail } from "../notifications/templates/withdrawal/withdrawal-mails.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { findSaleByNo } from "./find-sale.ts";
import { findOrderByNo } from "./find-order.ts";

/**
 * WDR-02: written down and confirmed in one transaction. What is typed decides nothing: an unknown number is taken like a
 * known one, and the shop finds the order.
 */
const command: Command<typeof contract, MailDeps & LimitedDeps> = async (input, caller, deps) => {
  const { restaurantId, requestId: _request, ...declared } = input;
  const sender = { uid: addressHash(declared.email), isGuest: true, ip: caller.ip };
  const limited = await deps.rateLimits.take(deps, "withdrawal", sender, input.requestId);
  if (limited !== null) return refuse(limited);
  if ((await readDocument(deps.db, shopDocument, { restaurantId })) === null) return refuse({ type: "not-found" });
  const { shop, staffAddresses } = await readMailShop(deps, restaurantId);
  // A press that is made again may come from a page that is signed in by then: it is the same declaration.
  const request = requestKeyOf(contract.name, { ...caller, uid: "" }, input);
  const ports = deps.mail();
  const withdrawalId = request.key;
  const mailId = `withdrawal_${withdrawalId}`;
  const shopMailId = (index: number): string => `${mailId}_shop${index}`;
  const done = await withIdempotency(deps, request, async (tx) => {
    const order = await findOrderByNo(tx, restaurantId, declared.orderNo);
    const sale = order === null ? await findSaleByNo(tx, restaurantId, declared.orderNo) : null;
    const receivedAt = deps.now();
    const { timezone, country } = shop;
    const expiresAt = withdrawalKeptUntil(receivedAt, country, timezone);
    createDocument(
      tx,
      withdrawalDocument,
      { withdrawalId },
      {
        restaurantId,
        state: "received",
        isOpen: true,
        declared,
        receivedAt,
        timezone,
        mailId,
        ...(order === null ? {} : { orderId: order.id }),
        ...(sale === null ? {} : { saleId: sale.id }),
        steps: [],
        expiresAt,
      },
    );
    const facts = { shop, declared, receivedAt };
    // As long as the declaration itself: it proves that its arrival was confirmed.
    const arrived = withdrawalArrivedMail(facts);
    const keptFor = expiresAt - receivedAt;
    queueMail(tx, ports.config, { id: mailId, to: declared.email, content: arrived, shop, keptFor }, receivedAt);
    const desk = `${ports.config.consoleUrl}/${restaurantId}/widerrufe`;
    for (const [index, to] of staffAddresses.entries()) {
      const content = withdrawalToShopMail(facts, { desk });
      queueMail(tx, ports.config, { id: shopMailId(index), to, content, shop: null }, receivedAt);
    }
    return ok({ receivedAt, timezone });
  });
  if (!done.ok) return done;
  const mails = [mailId, ...staffAddresses.map((_address, index) => shopMailId(index))];
  await Promise.all(mails.map((id) => deliverMail(deps, ports, id)));
  return done;
};

export const declareWithdrawal = defineCallable(contract, command, { secrets: sendingSecrets });
