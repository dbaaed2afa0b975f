import type { GetStaticPaths, GetStaticProps } from "next";
import { readShopPage } from "./read-shop-page.server.ts";
import { reservedSlugs } from "@/shared/routes/routes";
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

export async function shopProps(shop: unknown): Promise<ShopProps> {
  const slug = typeof shop === "string" ? shop : "";
  // Saves a read of the database for a slug that can only be a probe.
  if (reservedSlugs.includes(slug) || !/^[a-z0-9-]{1,80}$/.test(slug)) return { notFound: true, revalidate };
  const page = await readShopPage(slug);
  return page === null ? { notFound: true, revalidate } : { props: page, revalidate };
}

export const getStaticProps: GetStaticProps<ShopPage> = ({ params }) => shopProps(params?.["shop"]);
