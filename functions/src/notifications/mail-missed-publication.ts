import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { OutboxEntry } from "../outbox/effect-runner.ts";
import { sendNewMail } from "./delivery/deliver-mail.ts";
import type { MailDeps } from "./delivery/mail-ports.ts";
import { addressHash } from "./delivery/suppression.ts";
import { readMailShop } from "./read-mail-shop.ts";
import { missedPublicationMail } from "./templates/catalog/missed-publication-mail.ts";

/** Tells the people of a shop that their planned publication did not happen, and why. */
export async function mailMissedPublication(
  deps: MailDeps,
  { restaurantId, id }: OutboxEntry,
  reasons: readonly string[],
): Promise<void> {
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  if (!shop) return;
  const { staffAddresses } = await readMailShop(deps, restaurantId);
  const ports = deps.mail();
  const link = `${ports.config.consoleUrl}/${restaurantId}/angebot`;
  const content = missedPublicationMail({ shopName: shop.name, reasons, link });
  const mails = staffAddresses.map((to) => ({ id: `${id}_${addressHash(to).slice(0, 24)}`, to, content, shop: null }));
  await Promise.all(mails.map((mail) => sendNewMail(deps, ports, mail)));
}
