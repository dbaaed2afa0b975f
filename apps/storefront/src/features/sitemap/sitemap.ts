import type { Menu } from "@lokalkorb/domain/menu/menu";
import {
  accessibilityPath,
  homePath,
  imprintPath,
  privacyPath,
  productPath,
  rankingPath,
  shopPath,
  termsPath,
} from "@/shared/routes/paths";

/** More addresses than that in one file are not read by anybody (sitemaps.org). */
const mostAddresses = 50_000;

/** Names whose products a file lists; without it the index of all files is asked for. */
export const shopParam = "betrieb";

/** The pages of the platform that are worth finding. */
export const ownPaths: readonly string[] = [
  homePath(),
  imprintPath(),
  privacyPath(),
  termsPath(),
  accessibilityPath(),
  rankingPath(),
];

/** A shop and each of its products once. */
export const shopPaths = ({
  shop: { slug },
  categories,
}: Pick<Menu, "categories"> & { readonly shop: Pick<Menu["shop"], "slug"> }): readonly string[] => [
  shopPath(slug),
  ...new Set(categories.flatMap(({ entries }) => entries.map(({ id }) => productPath(slug, id)))),
];

/** The file of one shop; an empty name is that of the platform's own pages. */
const filePath = (slug: string): string => `/sitemap.xml?${shopParam}=${encodeURIComponent(slug)}`;

/** The index of all files as search engines read it: one of the platform, one of each shop. `origin` without a slash at its end. */
export const sitemapIndex = (origin: string, slugs: readonly string[]): string =>
  xml("sitemapindex", "sitemap", origin, ["", ...slugs].map(filePath));

export const sitemapText = (origin: string, paths: readonly string[]): string => xml("urlset", "url", origin, paths);

const xml = (list: string, entry: string, origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...paths.slice(0, mostAddresses).map((path) => `<${entry}><loc>${origin}${path}</loc></${entry}>`),
    `</${list}>`,
    "",
  ].join("\n");
