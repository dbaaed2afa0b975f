import { estimateFee } from "@lokalkorb/domain/fulfilment/zones/estimate-fee";
import { offeredMethods } from "@lokalkorb/domain/menu/offered-methods";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { ReactElement, ReactNode } from "react";
import { PageLink } from "@lokalkorb/shell/page-link";
import { aboutShopPath, shopImprintPath, shopPath } from "@/shared/routes/paths";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import type { ShopBase } from "@/entities/shop-page/use-shop";
import { paymentMeans } from "@/entities/labels/labels-text";
import { shopText } from "./shop-text.ts";

export interface ShopFactsProps {
  readonly shop: Pick<ShopBase, "menu" | "option" | "areas" | "now"> & {
    readonly live?: Pick<ShopBase["live"], "closures">;
  };
  readonly others?: ShopPage["otherStorefronts"] | undefined;
  readonly answer?: ShopPage["answer"] | undefined;
}

/** Restrictions and ways to pay before anybody orders (CHK-03). */
export function ShopFacts({ shop, others, answer }: ShopFactsProps): ReactElement {
  const { menu, option, areas, now, live } = shop;
  const { slug, timezone } = menu.shop;
  // The switch for today writes its sentence as the reason (way-today.ts).
  const today = instantToLocal(now, timezone).date;
  const off = (live?.closures ?? []).filter(({ from, reason }) => from === today && reason?.startsWith("Heute "));
  const minimum = Math.max(menu.ordering.minOrderCents, option ? estimateFee(option).minimumCents : 0);
  const campaigns = (menu.campaigns ?? []).filter(
    ({ validFrom = 0, validTo = Infinity }) => validFrom <= now && now < validTo,
  );
  const isSent = option?.type === "shipping";
  const bringing = menu.distributionOptions.find(({ type }) => type === (isSent ? "shipping" : "delivery"));
  const area = bringing && areas[bringing.id];
  const offered = offeredMethods(menu, { option, payCents: null, isReturning: true });
  const methods = offered.filter(({ bar }) => bar?.reason !== "paused");
  return (
    <dl className="shop-facts">
      {others && (
        <Fact name={shopText.others}>
          {others.map((other) => (
            // A whole new page: basket, menu and prices of this one end here.
            <a key={other.slug} href={shopPath(other.slug)} className="link me-3">
              {other.name}
            </a>
          ))}
        </Fact>
      )}
      {off.length > 0 && <Fact name={shopText.today}>{off.map(({ reason }) => reason).join(" · ")}</Fact>}
      {campaigns.length > 0 && <Fact name={shopText.campaign}>{campaigns.map(({ name }) => name).join(", ")}</Fact>}
      {option?.publicNote && (
        <Fact name={option.name} wideOnly>
          {option.publicNote}
        </Fact>
      )}
      {area && <Fact name={isSent ? shopText.shipsTo : shopText.area}>{area}</Fact>}
      <Fact name={shopText.order}>
        {minimum > 0 ? shopText.atLeast(minimum) : shopText.noMinimum}
        {methods.length > 0 && ` · ${shopText.payable(methods.map(({ method }) => paymentMeans[method]))}`}
        {answer && ` · ${answer}`}
      </Fact>
      <Fact name={shopText.shopWord}>
        {[
          [shopImprintPath(slug), (area ? shopText.costs : "") + shopText.shopFacts] as const,
          [aboutShopPath(slug), shopText.about] as const,
        ].map(([href, label]) => (
          <PageLink key={href} href={href} className="link me-3">
            {label}
          </PageLink>
        ))}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** Phones have room for three lines before the menu begins; there it stands behind the shop's own page. */
  readonly wideOnly?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, wideOnly = false, children }: FactProps): ReactElement {
  return (
    <div className={wideOnly ? "max-md:hidden!" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
