import { takeoutState } from "@lokalkorb/domain/shop/takeout/takeout";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { takeoutDocument } from "@lokalkorb/model/documents/restaurants/data/takeout";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { OutboxEntry } from "../outbox/effect-runner.ts";
import { sendNewMail } from "./delivery/deliver-mail.ts";
import type { MailDeps } from "./delivery/mail-ports.ts";
import { addressHash } from "./delivery/suppression.ts";
import { ownersOf } from "./mail-watch.ts";
import { takeoutMail } from "./templates/takeout/takeout-mail.ts";

/** Tells the owners that all data of their shop lie ready, as long as they do. */
export async function mailTakeout(deps: MailDeps, { restaurantId, id }: OutboxEntry): Promise<void> {
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  const takeout = await readDocument(deps.db, takeoutDocument, { restaurantId });
  if (shop === null || takeout?.until === undefined || takeoutState(takeout, deps.now()) !== "ready") return;
  const ports = deps.mail();
  const link = `${ports.config.consoleUrl}/${restaurantId}/export#mitnehmen`;
  const content = takeoutMail({ shopName: shop.name, timezone: shop.timezone, until: takeout.until, link });
  const owners = await ownersOf(deps, restaurantId);
  const mails = owners.map((to) => ({ id: `${id}_${addressHash(to).slice(0, 24)}`, to, content, shop: null }));
  await Promise.all(mails.map((mail) => sendNewMail(deps, ports, mail)));
}
