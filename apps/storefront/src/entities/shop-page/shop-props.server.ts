import type { GetStaticPaths, GetStaticProps } from "next";
import { withoutGoods, type Beginning } from "./beginning.server.ts";
import { readShopPage } from "./read-shop-page.server.ts";
import { reservedSlugs } from "@/shared/routes/reserved-slugs";
import type { ShopPage } from "./shop-page.ts";

/**
 * Seconds after which a page is made anew, on every instance. A call about a change reaches one instance alone; the
 * others learn it by asking, at most this often.
 */
export const revalidate = 2;

/** Nothing is rendered at build time: one build serves every stack. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: "blocking" });

type ShopProps =
  | { readonly notFound: true; readonly revalidate: number }
  | { readonly props: ShopPage; readonly revalidate: number };

export async function shopProps(shop: unknown, begin: Beginning = withoutGoods): Promise<ShopProps> {
  const address = typeof shop === "string" ? shop : "";
  // Saves a read of the database for a slug that can only be a probe.
  if (reservedSlugs.includes(address)) return { notFound: true, revalidate };
  const page = await readShopPage(address, begin);
  return page === null ? { notFound: true, revalidate } : { props: page, revalidate };
}

/** For pages that show no goods but those of the basket. */
export const getStaticProps: GetStaticProps<ShopPage> = ({ params }) => shopProps(params?.["shop"]);
