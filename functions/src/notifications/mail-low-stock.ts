import type { Id } from "@lokalkorb/domain/kernel/branded";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { OutboxEntry } from "../outbox/effect-runner.ts";
import { sendNewMail } from "./delivery/deliver-mail.ts";
import type { MailDeps } from "./delivery/mail-ports.ts";
import { addressHash } from "./delivery/suppression.ts";
import { readMailShop } from "./read-mail-shop.ts";
import { lowStockMail } from "./templates/catalog/low-stock-mail.ts";

/** Tells the people of a shop that an item runs out, with the count of this moment. */
export async function mailLowStock(deps: MailDeps, entry: OutboxEntry, itemId: Id<"product">): Promise<void> {
  const { restaurantId, id } = entry;
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  const item = shop && (await readDocument(deps.db, itemDocument, { offeringId: shop.offeringId, itemId }));
  // Filled up or archived since.
  if (!item || item.stock.lowAlertSentAt === undefined) return;
  const { staffAddresses } = await readMailShop(deps, restaurantId);
  const { onHand, reserved, lowAt = 0 } = item.stock;
  const ports = deps.mail();
  const content = lowStockMail({
    name: item.name,
    left: Math.max(0, onHand - reserved),
    lowAt,
    shopName: shop.name,
    link: `${ports.config.consoleUrl}/${restaurantId}/angebot`,
  });
  const mails = staffAddresses.map((to) => ({ id: `${id}_${addressHash(to).slice(0, 24)}`, to, content, shop: null }));
  await Promise.all(mails.map((mail) => sendNewMail(deps, ports, mail)));
}
