import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { type TalkSide, unseenBy } from "@lokalkorb/domain/ordering/talk/order-talk";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import type { OutboxEntry } from "../outbox/effect-runner.ts";
import type { NewMail } from "./delivery/create-mail.ts";
import { sendNewMail } from "./delivery/deliver-mail.ts";
import type { MailDeps } from "./delivery/mail-ports.ts";
import { addressHash } from "./delivery/suppression.ts";
import { orderMailFacts } from "./order-mail-facts.ts";
import { readMailShop } from "./read-mail-shop.ts";
import { messageMail, messageShopMail } from "./templates/message-templates.ts";

/** Tells the side that has not read its messages meanwhile. The first unread one names the mail, so that each is told once. */
export async function mailTalk(
  deps: MailDeps,
  { restaurantId, orderId }: OutboxEntry,
  { to: side }: { readonly to: TalkSide },
): Promise<void> {
  const address = { restaurantId, orderId };
  const [order, talk] = await Promise.all([
    readDocument(deps.db, orderDocument, address),
    readDocument(deps.db, orderTalkDocument, address),
  ]);
  const unread = talk === null ? [] : unseenBy(talk, side);
  const [first] = unread;
  if (order === null || first === undefined) return;
  const ports = deps.mail();
  const read = await readMailShop(deps, restaurantId);
  const facts = orderMailFacts(deps, ports, read, { order, data: {} });
  const id = `talk_${restaurantId}_${orderId}_${side}_${first.at}`;
  const common = { shop: read.shop, orderId };
  const mails: readonly NewMail[] =
    side === "shopper"
      ? [{ ...common, id, to: order.customer.email, content: messageMail(facts, unread) }]
      : read.staffAddresses.map((to) => ({
          ...common,
          id: `${id}_${addressHash(to).slice(0, 24)}`,
          to,
          content: messageShopMail(facts),
        }));
  const results = await Promise.allSettled(mails.map((mail) => sendNewMail(deps, ports, mail)));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
