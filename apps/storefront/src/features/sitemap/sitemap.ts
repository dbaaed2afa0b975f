import type { Menu } from "@lokalkorb/domain/offering/menu";
import { accessibilityPath, homePath, imprintPath, privacyPath, productPath, shopPath, termsPath } from "@/frame/paths";

/** More addresses than that are not read by anybody (sitemaps.org). */
const mostAddresses = 50_000;

type Listed = Pick<Menu, "categories"> & { readonly shop: Pick<Menu["shop"], "slug"> };

/** Every page that is worth finding: the home page, listed shops with what they sell, and what the law wants. */
export function sitemapPaths(menus: readonly Listed[]): readonly string[] {
  const ofShops = menus.flatMap(({ shop, categories }) => [
    shopPath(shop.slug),
    ...new Set(categories.flatMap(({ entries }) => entries.map(({ id }) => productPath(shop.slug, id)))),
  ]);
  const own = [homePath(), imprintPath(), privacyPath(), termsPath(), accessibilityPath()];
  return [...own, ...ofShops].slice(0, mostAddresses);
}

/** As search engines read it; `origin` without a slash at its end. */
export const sitemapText = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
