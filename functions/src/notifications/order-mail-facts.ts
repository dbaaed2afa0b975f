import type { MailDeps, MailPorts } from "./delivery/mail-ports.ts";
import type { ReadMailShop } from "./read-mail-shop.ts";
import type { OrderMailFacts } from "./templates/mail-facts.ts";
import { withdrawLink, withdrawPage } from "./templates/withdrawal-notice.ts";

/** Everything that a mail about an order is made of, with the links of its shopper and of its shop. */
export function orderMailFacts(
  deps: MailDeps,
  { config }: Pick<MailPorts, "config">,
  { shop, slug }: Pick<ReadMailShop, "shop" | "slug">,
  { order, data, ownTexts }: Pick<OrderMailFacts, "order" | "data" | "ownTexts">,
): OrderMailFacts {
  const { restaurantId } = shop;
  const link = deps.guestLinks.linkOf({ restaurantId, orderId: order.id });
  const withdraw = withdrawPage(config.appUrl, slug);
  return {
    order,
    shop,
    data,
    links: {
      order: link,
      board: `${config.consoleUrl}/${restaurantId}/bestellungen`,
      imprint: `${config.appUrl}/${slug}/impressum`,
      withdraw,
      withdrawOrder: withdrawLink(withdraw, link),
    },
    ...(ownTexts && { ownTexts }),
    now: deps.now(),
  };
}
