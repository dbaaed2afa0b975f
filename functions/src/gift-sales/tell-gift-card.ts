import { giftSentAt } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { mailsKeptFor, queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import { readOwnTexts } from "../notifications/read-own-texts.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { giftBoughtMail, giftCardMail } from "../notifications/templates/gift/gift-mails.ts";
import { boughtMailId, giftMailId, type GiftSaleDeps, readSale } from "./gift-sale.ts";

const paperName = "gutschein.pdf";

/**
 * Writes the buyer's mail and the receiver's down, once and in one step; the receiver's waits there for its day. From then
 * on the mails alone know who the card is for.
 */
export async function tellGiftCard(deps: GiftSaleDeps, saleId: string): Promise<void> {
  const sale = await readSale(deps.db, saleId);
  if (sale?.codeId === undefined || sale.toldAt !== undefined) return;
  const { restaurantId, codeId, cents, design, words, delivery, buyerEmail, no, paidAt = 0 } = sale;
  const card = await admin.readDocument(deps.db, discountCodeDocument, { restaurantId, codeId });
  if (card?.giftCard === undefined) return;
  const { shop, slug } = await readMailShop(deps, restaurantId);
  const { to = "", from = "", message = "" } = words ?? {};
  const about = { shop, cents, code: card.code, expiresAt: card.giftCard.expiresAt, to, from, message };
  const ports = deps.mail();
  const { appUrl } = ports.config;
  const page = `${appUrl}/${slug}`;
  const links = { shop: page, imprint: `${page}/impressum`, withdraw: `${page}/widerrufen` };
  // The library of papers is large, and only those who draw one need it.
  const { giftPaper } = await import("../billing/pdf/gift-paper.ts");
  const paper = await giftPaper({ ...about, design, shopAddress: page }, paidAt);
  const attachments = [
    { name: paperName, contentType: "application/pdf", content: paper.toString("base64"), isBase64: true },
  ];
  const ownTexts = await readOwnTexts(deps.db, restaurantId, sale.texts);
  const isTold = await admin.inTransaction(deps.db, async (tx) => {
    const current = await readSale(tx, saleId);
    if (current?.state !== "paid" || current.toldAt !== undefined) return false;
    const now = deps.now();
    const { email, date } = delivery;
    const sentAt = email === undefined || date === undefined ? null : giftSentAt(date, shop.timezone, now);
    const bought = giftBoughtMail({ ...about, no, paidAt, links, ownTexts, sentAt, receiver: email ?? "" });
    const bills = { id: boughtMailId(saleId), to: buyerEmail, content: bought, shop, attachments };
    if (buyerEmail !== "") queueMail(tx, ports.config, bills, now);
    if (email !== undefined && sentAt !== null) {
      const mail = { id: giftMailId(saleId), to: email, content: giftCardMail({ ...about, links }), shop, attachments };
      // It leaves at its time, and its copy is kept as long after that as any other.
      queueMail(tx, ports.config, { ...mail, keptFor: sentAt - now + mailsKeptFor }, now, sentAt);
    }
    admin.updateDocument(
      tx,
      giftSaleDocument,
      { saleId },
      {
        toldAt: now,
        ...(sentAt === null ? {} : { sentAt }),
        words: admin.remove(),
        "delivery.email": admin.remove(),
        lookAt: admin.remove(),
      },
    );
    return true;
  });
  await deps.failpoint("gift:told");
  if (isTold) await Promise.all([boughtMailId(saleId), giftMailId(saleId)].map((id) => deliverMail(deps, ports, id)));
}
