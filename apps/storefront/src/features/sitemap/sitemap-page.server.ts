import type { GetServerSideProps } from "next";
import { listedShops } from "@/entities/listing/listings.server";
import { readShopBySlug, readShop } from "@/entities/shop/public-data.server";
import { serverConfig } from "@/shared/environment/server-config";
import { shopPath } from "@/shared/routes/paths";
import { ownPaths, shopParam, shopPaths, sitemapIndex, sitemapText } from "./sitemap.ts";

/** `/sitemap.xml`: the index of all files, or the file of one listed shop, so that no request reads all menus. */
export const getServerSideProps: GetServerSideProps = async ({ query, res }) => {
  const slug = query[shopParam];
  const text = typeof slug === "string" ? await fileOf(slug) : await index();
  if (text === null) return { notFound: true };
  res.setHeader("Content-Type", "application/xml; charset=utf-8");
  res.setHeader("Cache-Control", "public, max-age=3600");
  res.end(text);
  return { props: {} };
};

const origin = (): string => serverConfig().browser.storefrontUrl;

const index = async (): Promise<string> =>
  sitemapIndex(
    origin(),
    (await listedShops()).map(({ slug }) => slug),
  );

async function fileOf(slug: string): Promise<string | null> {
  if (slug === "") return sitemapText(origin(), ownPaths);
  const found = await readShopBySlug(slug);
  const known = found && (await readShop(found));
  return (
    known &&
    sitemapText(origin(), [
      ...shopPaths(known.menu),
      ...(known.otherStorefronts ?? []).map((one) => shopPath(one.slug)),
    ])
  );
}
