import type { GetServerSideProps } from "next";
import { withoutUndefined } from "@/frame/public-data.server";
import { serverConfig } from "@/frame/server-config";
import { knownShops, shopCard } from "@/frame/shop-cards.server";
import type { HomePage } from "./home-screen.tsx";

export const getServerSideProps: GetServerSideProps<HomePage> = async ({ query, res }) => {
  const renderedAt = Date.now();
  const { shops, stats } = await knownShops(renderedAt);
  const place = typeof query["ort"] === "string" ? query["ort"].slice(0, 80) : "";
  res.setHeader("Cache-Control", "private, no-cache");
  return {
    props: withoutUndefined({
      cards: shops.map((shop) => shopCard(shop, renderedAt)),
      stats: stats && {
        restaurants: stats.restaurants,
        items: stats.items,
        orders: stats.ordersTotal,
        today: stats.ordersToday,
      },
      place,
      renderedAt,
      origin: serverConfig().browser.storefrontUrl,
    }),
  };
};
