import type { GetServerSideProps } from "next";
import { serverConfig } from "@/frame/server-config";
import { knownShops } from "@/frame/shop-cards.server";
import { sitemapPaths, sitemapText } from "./sitemap.ts";

/** `/sitemap.xml`: only listed shops are among the known ones. */
export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const { shops } = await knownShops();
  res.setHeader("Content-Type", "application/xml; charset=utf-8");
  res.setHeader("Cache-Control", "public, max-age=3600");
  res.end(sitemapText(serverConfig().browser.storefrontUrl, sitemapPaths(shops.map(({ menu }) => menu))));
  return { props: {} };
};
