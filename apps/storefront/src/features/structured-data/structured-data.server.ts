import { defaultDescription, defaultTitle } from "@lokalkorb/shell/page-head";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { homePath, shopPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { breadcrumbs, productData } from "./product-data.ts";
import { shopData } from "./shop-data.ts";
import { graph, thing } from "./vocabulary.ts";

type Props = Partial<ShopPage> & { readonly productId?: string };

/**
 * Facts of the platform, a shop or a product for search engines; all of them are on the page as well. Null for every
 * other page, and for one that no search engine is to know.
 */
export function structuredData(page: string, props: Props | undefined): object | null {
  const { menu, first, live, areas = {}, origin = "", productId = "", isUnlisted = false } = props ?? {};
  if (page === routes.home.page && origin !== "") return homeData(origin);
  if (!menu || !first || !live || isUnlisted) return null;
  if (page === routes.shop.page) {
    const trail = breadcrumbs(origin, [[menu.shop.name, shopPath(menu.shop.slug)]]);
    return graph([shopData({ menu, live, areas }, origin), trail]);
  }
  const things = page === routes.product.page ? productData({ menu, live, first }, productId, origin) : [];
  return things.length === 0 ? null : graph(things);
}

const homeData = (origin: string): object =>
  graph([
    thing("WebSite", {
      name: defaultTitle,
      url: origin + homePath(),
      description: defaultDescription,
      inLanguage: "de",
      publisher: thing("Organization", {
        name: defaultTitle,
        url: origin + homePath(),
        logo: `${origin}/icons/512.png`,
      }),
    }),
  ]);
