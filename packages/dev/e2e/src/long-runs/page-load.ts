/**
 * Pages of a shop as a phone meets them (P2 to P5), and what their HTML costs the server (P6), each beside what the same
 * goods cost at least, measured by turns in one run:
 *   pnpm test:long page-load [-- --running] [-- --no-build] [-- --visits 9]
 * `--running` takes a stack that runs already with the offset of `LOKALKORB_E2E_OFFSET`. Ends with code 1 below a gate.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cpuPerPage, type PageCost } from "@lokalkorb/tooling/bench/cpu-per-page.ts";
import { picturesInSight } from "@lokalkorb/tooling/bench/floor-goods.ts";
import { startStaticFloor } from "@lokalkorb/tooling/bench/static-floor.ts";
import { startTinyPage } from "@lokalkorb/tooling/bench/tiny-page.ts";
import { freePort } from "@lokalkorb/tooling/deployment/start-alone.ts";
import { localEnvironment } from "@lokalkorb/tooling/stack/local-environment.ts";
import { startChild } from "@lokalkorb/tooling/stack/child.ts";
import { root } from "@lokalkorb/tooling/stack/root.ts";
import { waitUntilAnswering } from "@lokalkorb/tooling/stack/wait-for.ts";
import type { Browser } from "@playwright/test";
import { answerBanner } from "../support/cookie-banner.ts";
import { readFloorGoods } from "./load/floor-goods.ts";
import { aloneVerdict, figure, measureOnStack, verdict } from "./load/measured-stack.ts";
import { farmShop } from "../support/shopper.ts";
import { slowVisit, type Presses, type SlowVisit } from "./load/slow-visit.ts";
import { ports, storefrontUrl } from "../support/stack.ts";

const { values } = parseArgs({
  options: {
    running: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
    visits: { type: "string", default: "9" },
  },
});
const visits = Number(values.visits);
const product = "bauernbrot";
const gates = {
  shop: { bytes: 250_000, requests: 25 },
  paint: 1.25,
  work: 1.5,
  /** Milliseconds. */
  press: 60,
  html: { cpuMillis: 2, bare: 5 },
};
const barePresses = { button: "article button", basket: "#basket", ready: () => Promise.resolve() };
/** Rounding of the browser's own figures. */
const still = 0.0005;

await measureOnStack(values, measure);

async function measure(browser: Browser): Promise<void> {
  const { goods, pictures } = await readFloorGoods(browser, `${storefrontUrl}/${farmShop.slug}`);
  const files = new Map([...pictures].map(([path, bytes]) => [`public${path}`, bytes]));
  const paths = { shop: `/${farmShop.slug}`, product: `/${farmShop.slug}/${product}` };
  const floor = await startStaticFloor(storefrontUrl, Object.values(paths));
  const barePort = await freePort();
  const bare = await startTinyPage(
    "shop",
    barePort,
    {},
    { "goods.json": JSON.stringify({ ...goods, inSight: picturesInSight }), ...Object.fromEntries(files) },
  );
  const alone = await startOwnStorefront();
  try {
    const bareUrl = `http://localhost:${barePort}`;
    const floorPath = `/p/${goods.products.find(({ slug }) => slug === product)?.slug ?? goods.products[0]?.slug ?? ""}`;
    const presses: Presses = {
      button: "[data-press=add]",
      basket: ".basket-bar",
      times: 4,
      ready: (page) => answerBanner(page, "Ablehnen"),
    };
    await compare(
      browser,
      "shop",
      { ours: `${storefrontUrl}${paths.shop}`, static: `${floor.url}${paths.shop}`, bare: `${bareUrl}/` },
      presses,
    );
    await compare(browser, "product", {
      ours: `${storefrontUrl}${paths.product}`,
      static: `${floor.url}${paths.product}`,
      bare: `${bareUrl}${floorPath}`,
    });
    await costOfHtml(alone, { group: bare.pid ?? 0, url: `${bareUrl}/` });
  } finally {
    await Promise.all([floor.stop(), bare.stop(), alone.stop()]);
  }
}

async function compare(
  browser: Browser,
  page: "shop" | "product",
  urls: Readonly<Record<"ours" | "static" | "bare", string>>,
  presses?: Presses,
): Promise<void> {
  const seen: Record<keyof typeof urls, SlowVisit[]> = { ours: [], static: [], bare: [] };
  // Each server has made its page once before anybody looks at the clock.
  for (const url of Object.values(urls)) await (await fetch(url)).text();
  for (let round = 0; round < visits; round += 1) {
    seen.ours.push(await slowVisit(browser, urls.ours, presses));
    seen.static.push(await slowVisit(browser, urls.static));
    seen.bare.push(await slowVisit(browser, urls.bare, presses && { ...presses, ...barePresses }));
  }
  const middle = (who: keyof typeof urls, read: (visit: SlowVisit) => number): number => median(seen[who].map(read));
  const beside = (id: string, name: string, floor: "static" | "bare", most: number, key: keyof SlowVisit): void => {
    const read = (visit: SlowVisit): number => Number(visit[key]);
    const [ours, least] = [middle("ours", read), middle(floor, read)];
    const what = `${id} ${page}, ${name}`;
    const told = `${ours.toFixed(0)} ms, ${(ours / least).toFixed(2)} x ${floor === "bare" ? "bare Next page" : "static page"} (${least.toFixed(0)} ms)`;
    figure(what, `${told} (<= ${most} x: ${verdict(what, ours <= most * least)})`);
  };
  const { bytes, requests } = gates.shop;
  const [wire, count] = [middle("ours", (visit) => visit.bytes), middle("ours", (visit) => visit.requests)];
  const small = verdict(`P2 ${page}`, wire <= bytes && count <= requests);
  figure(
    `P2 ${page}, kB and requests`,
    `${(wire / 1000).toFixed(1)}, ${count} (<= ${bytes / 1000}, <= ${requests}: ${small})`,
  );
  beside("P3", "first paint", "static", gates.paint, "fcp");
  beside("P3", "largest paint", "static", gates.paint, "lcp");
  const moved = Math.max(...seen.ours.map(({ cls }) => cls));
  figure(`P3 ${page}, layout shift, worst`, `${moved.toFixed(4)} (0: ${verdict(`P3 ${page}, shift`, moved <= still)})`);
  beside("P4", "blocked", "bare", gates.work, "blocked");
  beside("P4", "scripts", "bare", gates.work, "script");
  beside("P4", "main thread", "bare", gates.work, "busy");
  figure(
    `P4 ${page}, longest task, ours / bare`,
    `${middle("ours", ({ longest }) => longest).toFixed(0)} / ${middle("bare", ({ longest }) => longest).toFixed(0)} ms`,
  );
  if (!presses) return;
  const waits = (who: keyof typeof urls) => seen[who].flatMap((visit) => visit.presses).toSorted((a, b) => a - b);
  const at = (list: readonly number[], share: number): number => list[Math.ceil(list.length * share) - 1] ?? Number.NaN;
  const [ours, least] = [waits("ours"), waits("bare")];
  figure(
    `P5 from the press to the painted basket, ${ours.length} presses, ms p50 / p95`,
    `${at(ours, 0.5).toFixed(0)} / ${at(ours, 0.95).toFixed(0)}, bare Next page ${at(least, 0.5).toFixed(0)} / ${at(least, 0.95).toFixed(0)} (p95 <= ${gates.press}: ${aloneVerdict("P5", at(ours, 0.95), gates.press)})`,
  );
}

interface OwnStorefront {
  readonly url: string;
  readonly group: number;
  stop(): Promise<void>;
}

/** A server that no other test asks meanwhile. */
async function startOwnStorefront(): Promise<OwnStorefront> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = startChild({
    name: "storefront",
    command: process.execPath,
    args: ["node_modules/next/dist/bin/next", "start", "--port", String(port), "--hostname", "localhost"],
    cwd: join(root, "apps/storefront"),
    env: { ...localEnvironment(ports), NEXT_TELEMETRY_DISABLED: "1" },
  });
  await waitUntilAnswering(`${url}/api/config`, server);
  return { url, group: server.pid ?? 0, stop: () => server.stop() };
}

async function costOfHtml(alone: OwnStorefront, bare: { readonly group: number; readonly url: string }): Promise<void> {
  const sites = [
    { name: "bare Next page", ...bare },
    { name: "shop", group: alone.group, url: `${alone.url}/${farmShop.slug}` },
    { name: "home", group: alone.group, url: `${alone.url}/` },
  ];
  const best = new Map<string, PageCost>();
  // Twice, the cheaper one counts: what a compiler does meanwhile is not the page's.
  for (const { name, group, url } of [...sites, ...sites]) {
    const cost = await cpuPerPage(group, url, 5);
    if (cost === null) return figure("P6 computing per HTML", "not measured: this system does not say");
    if (cost.cpuMillis < (best.get(name)?.cpuMillis ?? Infinity)) best.set(name, cost);
  }
  const floor = best.get("bare Next page")?.cpuMillis ?? Number.NaN;
  figure("P6 computing per HTML, bare Next page", `${floor.toFixed(2)} ms`);
  for (const name of ["shop", "home"]) {
    const { cpuMillis = Number.NaN, htmlBytes = 0 } = best.get(name) ?? {};
    const { html } = gates;
    const [alone, beside] = [
      aloneVerdict(`P6 ${name}`, cpuMillis, html.cpuMillis),
      verdict(`P6 ${name}`, cpuMillis <= html.bare * floor),
    ];
    figure(
      `P6 computing per HTML, ${name}`,
      `${cpuMillis.toFixed(2)} ms, ${(cpuMillis / floor).toFixed(1)} x bare, ${(htmlBytes / 1000).toFixed(0)} kB (<= ${html.bare} x: ${beside}; <= ${html.cpuMillis} ms: ${alone})`,
    );
  }
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}
