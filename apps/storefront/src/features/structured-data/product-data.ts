import { isEntrySoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { findEntry, productView } from "@/entities/product/product-view";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { productPath, shopPath } from "@/shared/routes/paths";
import { thing, type Thing } from "./vocabulary.ts";

type Page = Pick<ShopPage, "menu" | "live" | "first">;

/** One product with its price, and the way to it; a shop that takes no orders offers nothing. */
export function productData(page: Page, productId: string, origin: string): readonly Thing[] {
  const { menu, live, first } = page;
  const entry = findEntry(menu, productId);
  const view = entry && productView(menu, entry, first);
  if (!entry || !view) return [];
  const { shop } = menu;
  const url = origin + productPath(shop.slug, entry.id);
  const trail = breadcrumbs(origin, [
    [shop.name, shopPath(shop.slug)],
    [view.name, productPath(shop.slug, entry.id)],
  ]);
  if (!takesOrders(page)) return [trail];
  const terms = {
    url,
    priceCurrency: shop.currency,
    availability: `https://schema.org/${isEntrySoldOut(menu, entry, live) ? "OutOfStock" : "InStock"}`,
    seller: thing("Organization", { name: shop.name, url: origin + shopPath(shop.slug) }),
  };
  const price = machinePrice(view.cents);
  const offers = view.from
    ? thing("AggregateOffer", { ...terms, lowPrice: price })
    : thing("Offer", { ...terms, price });
  const product = thing("Product", {
    name: view.name,
    description: view.description,
    url,
    offers,
    // As it is shared: a drawing is none of the goods, and the shop's cover is at least where they come from.
    image: origin + ((view.photo ?? pictureSource(shop.cover))?.src ?? "/share.png"),
  });
  return [product, trail];
}

/** Whether anything can be ordered here today or later; a pause of minutes takes no product off the web. */
const takesOrders = ({ menu, live }: Page): boolean =>
  live.operations.state !== "closed" && menu.distributionOptions.some(({ id }) => !(live.waysOff ?? []).includes(id));

/** '5.90': as it stands on the page, in the notation of machines, without arithmetic in fractions. */
export const machinePrice = (cents: Cents): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** From the home page to this one. */
export const breadcrumbs = (origin: string, steps: readonly (readonly [name: string, path: string])[]): Thing =>
  thing("BreadcrumbList", {
    itemListElement: [["Lokalkorb", "/"] as const, ...steps].map(([name, path], index) =>
      thing("ListItem", { position: index + 1, name, item: origin + path }),
    ),
  });
