import { liteClient } from "algoliasearch/lite";
import { betterResult, searchIndices, searchRequests } from "@lokalkorb/contracts/search";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { menuOf } from "@lokalkorb/testing/fixtures/menu-of";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { startServices } from "@lokalkorb/local-services/start-services";
import { createAlgoliaSearch } from "../algolia-search.ts";
import { shopRecords } from "../shop-records.ts";
import { generatedMenus } from "./search-catalog.ts";
import { demoQuestions, largeQuestions } from "./search-questions.ts";

const keys = { admin: "admin_local", search: "search_local" };
const prefix = "quality";
const looked = 5;

export interface Asked {
  readonly asks: string;
  readonly recall: number;
  readonly found: readonly string[];
}

export interface SearchFigures {
  readonly records: number;
  readonly asked: readonly Asked[];
  /** Of what is right, how much stands among the first five; where more is right, of five. */
  readonly recall: number;
  /** Per question, over the wire and back, by the client of the service. */
  readonly milliseconds: { readonly p50: number; readonly p95: number };
  /** Of the processor, per question, client and stand-in together: says the same on a busy machine. */
  readonly processor: number;
}

export const demoMenus = (): readonly Menu[] =>
  demo.shops.map((shop) => menuOf(shop, Date.parse("2026-11-20T09:00:00Z")));

/** The demo alone, asked for its own goods; then thousands of products around it. */
export async function measureSearch(
  rounds: number,
): Promise<{ readonly demo: SearchFigures; readonly large: SearchFigures }> {
  const shopOf = new Map(demo.shops.map(({ restaurantId }, at) => [restaurantId, "hbw"[at]]));
  const small = await measured(demoMenus(), rounds, demoQuestions, ({ asks, demo: right }) => ({
    asks,
    right: right.length,
    isRight: ({ restaurantId, productId }) => right.includes(`${shopOf.get(restaurantId) ?? ""}/${productId}`),
  }));
  const large = await measured(generatedMenus(10_000), rounds, largeQuestions, ({ asks, fits }) => ({
    asks,
    right: looked,
    isRight: ({ name }) => fits.test(name),
  }));
  return { demo: small, large };
}

interface Hit extends Record<string, unknown> {
  readonly restaurantId: string;
  readonly productId: string;
  readonly name: string;
}

interface Input {
  readonly asks: string;
  readonly right: number;
  readonly isRight: (hit: Hit) => boolean;
}

async function measured<Given>(
  menus: readonly Menu[],
  rounds: number,
  given: readonly Given[],
  read: (question: Given) => Input,
): Promise<SearchFigures> {
  const services = await startServices({ port: 0, dataDir: null, searchKeys: keys });
  try {
    const host = { url: `127.0.0.1:${services.port}`, protocol: "http" } as const;
    const search = await createAlgoliaSearch({ appId: "LOCAL", adminKey: keys.admin, host, prefix });
    await search.prepare();
    const records = menus.flatMap((menu) => shopRecords(menu, "open").items);
    await search.save("items", records);
    const client = liteClient("LOCAL", keys.search, { hosts: [{ ...host, accept: "readWrite" }] });
    const ask = async (query: string): Promise<readonly Hit[]> => {
      const indexName = searchIndices(prefix).items;
      const requests = searchRequests(indexName, query).map((request) => ({ ...request, hitsPerPage: 24 }));
      return betterResult((await client.searchForHits<Hit>({ requests })).results)?.hits ?? [];
    };
    const asked: Asked[] = [];
    for (const question of given) {
      const { asks, right, isRight } = read(question);
      const hits = (await ask(asks)).slice(0, looked);
      const recall = hits.filter(isRight).length / Math.min(looked, right);
      asked.push({ asks, recall, found: hits.map(({ name }) => name) });
    }
    const times: number[] = [];
    const used = process.cpuUsage();
    for (let round = 0; round < rounds; round++) {
      for (const question of given) {
        const begun = performance.now();
        await ask(read(question).asks);
        times.push(performance.now() - begun);
      }
    }
    const { user, system } = process.cpuUsage(used);
    const processor = (user + system) / 1000 / times.length;
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return {
      records: records.length,
      asked,
      recall: asked.reduce((sum, one) => sum + one.recall, 0) / asked.length,
      processor,
      milliseconds: { p50: at(0.5), p95: at(0.95) },
    };
  } finally {
    await services.stop();
  }
}
