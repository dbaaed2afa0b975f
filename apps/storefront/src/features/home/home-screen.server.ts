import type { GetServerSideProps } from "next";
import { withoutUndefined } from "@/frame/public-data.server";
import { readPlace } from "@/frame/asked-place";
import { serverConfig } from "@/frame/server-config";
import { knownShops, shopCard } from "@/frame/shop-cards.server";
import { impresses } from "./impresses.ts";
import type { HomePage } from "./home-screen.tsx";

export const getServerSideProps: GetServerSideProps<HomePage> = async ({ query, res }) => {
  const renderedAt = Date.now();
  const { shops, stats } = await knownShops(renderedAt);
  const place = typeof query["ort"] === "string" ? query["ort"].slice(0, 80) : "";
  const { destinations, middle, town } = readPlace(place);
  res.setHeader("Cache-Control", "private, no-cache");
  return {
    props: withoutUndefined({
      cards: shops.map((shop) => shopCard(shop, renderedAt, destinations)),
      stats:
        stats && impresses(stats)
          ? {
              restaurants: stats.restaurants,
              items: stats.items,
              orders: stats.ordersTotal,
              today: stats.ordersToday,
            }
          : null,
      place,
      known: destinations.length > 0,
      middle,
      town,
      renderedAt,
      origin: serverConfig().browser.storefrontUrl,
    }),
  };
};
