import type { GetServerSideProps } from "next";
import { readPlace } from "@/entities/place/asked-place";
import { listedShops, type ListedShop } from "@/entities/listing/listings.server";
import { platformStats } from "./platform-stats.server.ts";
import { withoutUndefined } from "@/entities/shop/public-data.server";
import { searchParams, searchPath } from "@/shared/routes/search-path";
import { serverConfig } from "@/shared/environment/server-config";
import { shopCard } from "@/entities/listing/shop-cards.server";
import type { HomePage } from "./home-screen.tsx";
import { homeGoods } from "./goods/home-goods.server.ts";
import { isAt } from "./list/filter-shops.ts";
import { impresses } from "./impresses.ts";
import { shopReach } from "./list/shop-reach.server.ts";
import { shopsPage } from "./list/shops-page.ts";

export const getServerSideProps: GetServerSideProps<HomePage> = async ({ query, res }) => {
  const read = (name: string): string => (typeof query[name] === "string" ? query[name].slice(0, 80) : "");
  // Sent by the form where no scripts are.
  const words = read(searchParams.words).trim();
  if (words !== "") return { redirect: { destination: searchPath({ words }), permanent: false } };
  const renderedAt = Date.now();
  const [shops, stats] = await Promise.all([listedShops(renderedAt), platformStats(renderedAt)]);
  const place = read("ort");
  const { destinations, middle, town } = readPlace(place);
  const hasPlace = destinations.length > 0;
  const list = {
    all: shops,
    cardOf: (shop: ListedShop) => ({
      ...shopCard(shop, renderedAt, destinations),
      ...(hasPlace && { reach: shopReach(shop, destinations) }),
    }),
    isFor: (shop: ListedShop) => (hasPlace ? shopReach(shop, destinations) !== null : isAt(shop, place)),
  };
  res.setHeader("Cache-Control", "private, no-cache");
  return {
    props: withoutUndefined({
      ...shopsPage(list, {
        place,
        middle,
        filters: read("nur"),
        page: Math.trunc(Number(read("seite")) || 1) - 1,
      }),
      stats:
        stats && impresses(stats)
          ? {
              shops: stats.restaurants,
              items: stats.items,
              orders: stats.ordersTotal,
              today: stats.ordersToday,
            }
          : null,
      place,
      known: hasPlace,
      middle,
      town,
      goods: homeGoods(hasPlace ? shops.filter(list.isFor) : shops, renderedAt),
      isMap: read("ansicht") === "karte",
      renderedAt,
      origin: serverConfig().browser.storefrontUrl,
    }),
  };
};
