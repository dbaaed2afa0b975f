import { jurisdictions } from "@lokalkorb/domain/jurisdiction/jurisdiction";
import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { reusableOffers } from "@lokalkorb/domain/offering/reusable";
import type { ReactElement, ReactNode } from "react";
import { areaText } from "@/frame/area-text";
import { PageLink } from "@lokalkorb/shell/page-link";
import { shopImprintPath } from "@/frame/paths";
import { leastTerms } from "@/frame/quick-total";
import type { ShopBase } from "@/frame/use-shop";
import { paymentNames } from "@/frame/words-text";
import { shopText } from "./shop-text.ts";

/** Restrictions and ways to pay before anybody orders (CHK-03); at the end what the law wants beside prices (PRC-02). */
export function ShopFacts({
  shop,
  closing = false,
}: {
  readonly shop: ShopBase;
  readonly closing?: boolean;
}): ReactElement {
  const { menu, option, now } = shop;
  const { slug, country, taxScheme, organicControlNo } = menu.shop;
  if (closing) {
    const reusable = reusableOffers(menu);
    const sentences = [
      `${shopText.allPrices(jurisdictions[country].priceNotes[taxScheme]).replace(/\.$/, "")}.`,
      ...(Object.values(menu.items).some(({ depositCents }) => depositCents > 0) ? [shopText.depositNote] : []),
      ...(reusable.length > 0 ? [shopText.reusable(reusable)] : []),
      ...(organicControlNo ? [shopText.organic(organicControlNo)] : []),
    ];
    return <p className="mt-8 text-meta text-ink-2">{sentences.join(" ")}</p>;
  }
  const minimum = Math.max(menu.ordering.minOrderCents, option ? leastTerms(option).minOrderCents : 0);
  const campaigns = (menu.campaigns ?? []).filter(
    ({ validFrom = 0, validTo = Infinity }) => validFrom <= now && now < validTo,
  );
  return (
    <dl className="shop-facts">
      {campaigns.length > 0 && <Fact name={shopText.campaign}>{campaigns.map(({ name }) => name).join(", ")}</Fact>}
      {option?.publicNote && <Fact name={option.name}>{option.publicNote}</Fact>}
      {menu.distributionOptions.map((way) => {
        const area = areaText(way);
        return (
          area !== null && (
            <Fact key={way.id} name={way.type === "shipping" ? shopText.shipsTo : shopText.area}>
              {area}
            </Fact>
          )
        );
      })}
      {minimum > 0 ? (
        <Fact name={shopText.minimum}>{formatMoney(minimum)}</Fact>
      ) : (
        <Fact name={shopText.order}>{shopText.noMinimum}</Fact>
      )}
      <Fact name={shopText.payment}>{menu.paymentMethods.map((method) => paymentNames[method]).join(", ")}</Fact>
      <Fact name={shopText.shopWord}>
        <PageLink href={shopImprintPath(slug)} className="link">
          {shopText.shopFacts}
        </PageLink>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
