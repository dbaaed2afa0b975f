import type { GetServerSideProps } from "next";
import { longestSearch } from "@lokalkorb/contracts/search";
import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { withoutUndefined } from "@/entities/shop/public-data.server";
import { searchParams } from "@/shared/routes/search-path";
import { knownShops } from "@/entities/shop/known-shops.server";
import { listedShops } from "@/entities/listing/listings.server";
import { shopCard } from "@/entities/listing/shop-cards.server";
import { foundProducts } from "./found-products.server.ts";
import { filterDiets, type SearchAnswer, type SearchPage } from "./search-page.ts";
import { askSearch } from "./search-service.server.ts";

const farthestPage = 40;

export const getServerSideProps: GetServerSideProps<SearchPage> = async ({ query, res }) => {
  const renderedAt = Date.now();
  const read = (name: string): string => (typeof query[name] === "string" ? query[name] : "");
  const words = read(searchParams.words).normalize("NFC").trim().slice(0, longestSearch);
  const only = filterDiets.find((diet) => diet === read(searchParams.only)) ?? null;
  const page = Math.min(farthestPage, Math.max(0, Math.trunc(Number(read(searchParams.page)) || 1) - 1));
  res.setHeader("Cache-Control", "private, no-cache");
  const answer = await answerOf({ words, only, page }, renderedAt);
  return { props: withoutUndefined({ words, only, page, answer, renderedAt }) };
};

async function answerOf(question: Pick<SearchPage, "words" | "only" | "page">, now: Instant): Promise<SearchAnswer> {
  if (question.words === "" && question.only === null) return { state: "none" };
  try {
    const [hits, listed] = await Promise.all([askSearch(question), listedShops(now)]);
    if (hits === null) return { state: "away" };
    const shops = await knownShops(
      hits.items.map(({ restaurantId }) => restaurantId),
      now,
    );
    const products = foundProducts(hits.items, shops, now);
    return {
      state: "found",
      fit: hits.fit,
      total: hits.total - (hits.items.length - products.length),
      pages: hits.pages,
      products,
      shops: hits.shops.flatMap(({ objectID }) => {
        const shop = listed.find(({ id }) => id === objectID);
        return shop === undefined ? [] : [shopCard(shop, now)];
      }),
    };
  } catch (error) {
    consoleLogger.error("search: no answer", { error: String(error) });
    return { state: "away" };
  }
}
