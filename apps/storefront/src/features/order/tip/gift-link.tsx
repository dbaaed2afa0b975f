import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import { giftPath } from "@/shared/routes/paths";
import type { OrderPage } from "../calls/watch-order.ts";
import { giftLinkText as words } from "./gift-link-text.ts";

/** Who was content looks here once more: where a shop sells gift cards, an order that was handed over leads to them. */
export function GiftLink({ order, shop }: Pick<OrderPage, "order" | "shop">): ReactElement | null {
  if (order.status !== "completed" || shop === null || !shop.sellsGifts) return null;
  return (
    <section className="order-card" aria-labelledby="verschenken">
      <h2 id="verschenken" className="text-h3">
        {words.title(shop.name)}
      </h2>
      <p className="text-ink-2">{words.lead}</p>
      <LinkButton component={PageLink} look="outline" wide href={giftPath(shop.slug)}>
        {words.press}
      </LinkButton>
    </section>
  );
}
