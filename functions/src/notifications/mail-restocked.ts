import type { Id } from "@lokalkorb/domain/kernel/branded";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { storefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import {
  createDocument,
  deleteDocument,
  inBatch,
  readDocument,
  readQuery,
} from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { restockWaitDocument } from "@lokalkorb/model/documents/restock-waits";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { OutboxEntry } from "../outbox/effect-runner.ts";
import { mailFields } from "./delivery/create-mail.ts";
import type { MailDeps } from "./delivery/mail-ports.ts";
import { restockedMail } from "./templates/restock/restock-mails.ts";

const atOnce = 100;
/** In the name of the platform and not for long: the shop knows how many waited, and not who. */
const keptFor = 2 * dayMs;

/**
 * Mails all who wait for an item, in the order in which they asked. A mail is written down and its wait deleted in one
 * step, so that each wait has one mail, wherever this is cut off; `sendDueMail` sends them.
 */
export async function mailRestocked(deps: MailDeps, entry: OutboxEntry, itemId: Id<"product">): Promise<void> {
  const { restaurantId } = entry;
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  if (shop === null || shop.listing === "hidden") return;
  const { offeringId } = shop;
  const { config } = deps.mail();
  for (;;) {
    const [item, storefronts, waits] = await Promise.all([
      readDocument(deps.db, itemDocument, { offeringId, itemId }),
      readQuery(deps.db, queryOf(storefrontDocument, { offeringId })),
      readQuery(
        deps.db,
        queryOf(
          restockWaitDocument,
          {},
          {
            where: matching({ restaurantId, itemId, state: "waiting" }),
            orderBy: [["askedAt"]],
            limit: atOnce,
          },
        ),
      ),
    ]);
    // Gone again: the rest keeps its place for the next time.
    if (item === null || storefronts.some(({ live }) => live.soldOutItemIds.includes(itemId))) return;
    const now = deps.now();
    await inBatch(deps.db, (batch) => {
      for (const [place, wait] of waits.entries()) {
        deleteDocument(batch, restockWaitDocument, { waitId: wait.id });
        // The database takes its time to delete what is over.
        if (wait.expiresAt <= now) continue;
        const mailId = `restocked_${wait.id}_${wait.token}`;
        const link = `${config.appUrl}/${storefrontAddress(shop, wait.storefrontId)}/${wait.productId}`;
        const content = restockedMail({ name: item.name, shopName: shop.name, link });
        const fields = mailFields(config, { id: mailId, to: wait.email, content, shop: null, keptFor }, now, {
          state: "queued",
          attempts: 0,
          nextAt: now + place,
        });
        createDocument(batch, mailDocument, { mailId }, fields);
      }
    });
    if (waits.length < atOnce) return;
  }
}
