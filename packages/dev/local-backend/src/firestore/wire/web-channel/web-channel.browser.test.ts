import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStreamServer, type StreamServer } from "../../watch/fixtures/start-stream-server.ts";
import { findBrowser } from "../fixtures/find-browser.ts";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const cleanUps: (() => unknown)[] = [];
let server: StreamServer;
let page: Page;
/** Everything a user would call trouble: page errors, and requests that leave this machine. */
const trouble: string[] = [];

beforeAll(async () => {
  const executablePath = findBrowser();
  const [script, browser, started] = await Promise.all([
    bundleScript(),
    chromium.launch({ ...(executablePath && { executablePath }), args: quiet }),
    startStreamServer(),
  ]);
  server = started;
  cleanUps.push(() => server.stop());
  cleanUps.push(() => browser.close());
  page = await browser.newPage();
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "127.0.0.1") trouble.push(request.url());
  });
  await page.goto(await servePage(script));
});

afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from "../fixtures/web-channel-browser-script.ts";`,
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    globalName: "script",
    platform: "browser",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

/** From another port than the backend's, as in real life: what the page asks for is cross-origin. */
async function servePage(script: string): Promise<string> {
  const pages = createServer((request, response) => {
    const isScript = request.url === "/script.js";
    response.setHeader("Content-Type", isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8");
    response.end(isScript ? script : "<!doctype html><link rel=icon href=data:,><script src=/script.js></script>");
  });
  await new Promise<void>((resolve) => {
    pages.listen(0, "127.0.0.1", resolve);
  });
  cleanUps.push(() => pages.close());
  const { port } = pages.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}

const transports = [
  ["long polling", { experimentalForceLongPolling: true }],
  ["auto-detection", {}],
  ["streaming", { experimentalAutoDetectLongPolling: false }],
] as const;
const caches = ["memory", "indexedDB"] as const;

// One page for all of them: the last ones take its server away, and it never quite gets over that.
describe("one page that loses its connection in the end", { shuffle: false }, () => {
  test.each(transports.flatMap(([name, settings]) => caches.map((cache) => [name, cache, settings] as const)))(
    "a browser reads, listens and writes over %s with a cache in %s",
    async (name, cache, settings) => {
      const room = `${name.replaceAll(" ", "-")}-${cache}`;
      const options = [server.port, room, settings, cache].map((option) => JSON.stringify(option)).join();
      const seen = await page.evaluate(`script.runBrowserScript(${options})`);
      expect(seen).toEqual([
        "Bäckerei 🥨",
        false,
        ["bakery"],
        7,
        "permission-denied",
        "permission-denied",
        "permission-denied",
        "ok",
        20,
      ]);
      expect(trouble).toEqual([]);
      await expect.poll(() => [server.hub.watchCount, server.webChannel.sessionCount]).toEqual([0, 0]);
    },
  );

  test("a page with a persistent cache learns after a reload, and after a restart of the server, what it missed", async () => {
    const put = (id: string, n: number | null) => server.put("demo-browser", `shelf/${id}`, n);
    const shows = (text: string) => page.waitForFunction(`shown.includes("${text}")`);
    const start = () =>
      page.evaluate(`globalThis.shown = []; script.keepShowing(${server.port}, "shelf", (text) => shown.push(text))`);
    await Promise.all([put("a", 1), put("b", 1), put("c", 1)]);
    await start();
    await shows("a1 b1 c1");
    await page.reload();
    await put("a", null);
    await put("b", 2);
    await put("d", 1);
    await start();
    await shows("b2 c1 d1");
    expect(await page.evaluate("shown[0]")).toBe("a1 b1 c1 (cache)");
    await server.restart();
    await put("b", null);
    await put("e", 1);
    await shows("c1 d1 e1");
  });

  test("a page can tell from its timings that a long poll was cut off", async () => {
    await page.evaluate(
      `globalThis.polls = []; script.watchPolls(${server.port}, "polled", (poll) => polls.push(poll))`,
    );
    await server.put("demo-browser", "polled/a", 1);
    await page.waitForFunction(`polls.length > 0`);
    expect(await page.evaluate("polls.some((poll) => poll.empty)")).toBe(false);
    await server.crash();
    await page.waitForFunction("polls.some((poll) => poll.visible && poll.empty)");
  });
});
