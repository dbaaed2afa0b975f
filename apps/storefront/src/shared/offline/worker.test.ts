import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";

const script = readFileSync(new URL("../../../public/worker.js", import.meta.url), "utf8");
const origin = "https://lokalkorb.example";
const start = Date.parse("2026-11-20T09:00:00Z");

/** A browser's caches, a network and a clock that the test holds; the worker itself is the one that is shipped. */
function world() {
  const stores = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  const at = { now: start, online: true, status: 200, html: (path: string) => `<title>${path} · Lokalkorb</title><body class="x">${path}` }; // prettier-ignore
  const pathOf = (request: string | { url: string }): string =>
    new URL(typeof request === "string" ? request : request.url, origin).pathname;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (request: string | { url: string }) => Promise.resolve(store.get(pathOf(request))?.clone()),
      put: (request: string, answer: Response) => {
        store.delete(pathOf(request));
        store.set(pathOf(request), answer);
        return Promise.resolve();
      },
      delete: (request: string) => Promise.resolve(store.delete(pathOf(request))),
      keys: () => Promise.resolve([...store.keys()].map((path) => ({ url: origin + path }))),
    });
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: async (request: string) => {
      for (const name of stores.keys()) {
        const found = await (await open(name)).match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  const fetchPath = (request: string | { url: string }): Promise<Response> => {
    const path = pathOf(request);
    asked.push(path);
    if (!at.online) return Promise.reject(new TypeError("Failed to fetch"));
    const isPage = !/^\/(?:_next|goods|api)\//.test(path);
    const headers = { "content-type": isPage ? "text/html; charset=utf-8" : "text/javascript" };
    return Promise.resolve(new Response(isPage ? at.html(path) : path, { status: at.status, headers }));
  };
  const begin = (build: string) => {
    const listeners: Record<string, (event: object) => void> = {};
    const self = {
      location: new URL(`${origin}/worker.js?build=${build}`),
      addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
      skipWaiting: () => Promise.resolve(),
      registration: { showNotification: (title: string, { body, data }: object & { body: string; data: object }) => Promise.resolve(void shown.push({ title, body, ...data })) }, // prettier-ignore
      clients: {
        claim: () => Promise.resolve(),
        matchAll: () => Promise.resolve([]),
        openWindow: (address: string) => Promise.resolve(void shown.push({ opened: address })),
      },
    };
    const shown: object[] = [];
    const clock = Object.assign(() => undefined, { now: () => at.now });
    runInNewContext(script, { self, caches, fetch: fetchPath, URL, Headers, Response, Intl, Date: clock, setTimeout, clearTimeout, encodeURIComponent }); // prettier-ignore
    const tell = async (name: string, event: object = {}): Promise<Response | undefined> => {
      let answer: unknown;
      const hold = (promise: unknown): void => void (answer = promise);
      listeners[name]?.({ ...event, waitUntil: hold, respondWith: hold });
      return (await answer) as Response | undefined;
    };
    return {
      start: async () => {
        await tell("install");
        await tell("activate");
      },
      see: (path: string, files: readonly string[] = []) => tell("message", { data: { path, files } }),
      visit: (path: string) => tell("fetch", { request: { url: origin + path, method: "GET", mode: "navigate" } }),
      shown,
      push: (message: object) => tell("push", { data: { json: () => message } }),
      press: (path: unknown) => tell("notificationclick", { notification: { close: () => undefined, data: { path } } }),
      get: (path: string, method = "GET") => tell("fetch", { request: { url: origin + path, method, mode: "cors" } }),
    };
  };
  return { at, asked, begin, kept: () => [...(stores.values().next().value?.keys() ?? [])], names: () => [...stores.keys()] }; // prettier-ignore
}

let browser: ReturnType<typeof world>;
let worker: ReturnType<ReturnType<typeof world>["begin"]>;
const textOf = async (answer: Response | undefined): Promise<string> => (await answer?.text()) ?? "";

beforeEach(async () => {
  browser = world();
  worker = browser.begin("one");
  await worker.start();
});

describe("the pages that are kept for a time without a network", () => {
  it("S-C5 a menu that was seen is shown with its age, and that nobody can order now", async () => {
    await worker.see("/backstube");
    browser.at.now += 3_600_000;
    expect(await textOf(await worker.visit("/backstube"))).not.toContain("kein Netz");
    browser.at.online = false;
    const shown = await textOf(await worker.visit("/backstube"));
    expect(shown).toMatch(/^<title>.*<body class="x"><div role="status"/);
    expect(shown).toContain("Stand heute, 10:00\u00a0Uhr");
    expect(shown).toContain("Bestellen geht, sobald du wieder Netz hast.");
    browser.at.now += 86_400_000;
    expect(await textOf(await worker.visit("/backstube"))).toContain("Stand Fr., 20.11., 10:00\u00a0Uhr");
  });

  it("S-C5 the frame of one order is that of all, and a page that nobody saw says that there is no network", async () => {
    await worker.see("/bestellung/backstube.a");
    browser.at.online = false;
    expect(await textOf(await worker.visit("/bestellung/backstube.b"))).toContain("/bestellung/backstube.a");
    expect(await textOf(await worker.visit("/backstube/kasse"))).toContain("/offline");
    browser.at.online = true;
    browser.at.status = 503;
    expect(await textOf(await worker.visit("/backstube/kasse"))).toContain('<body class="x">/offline');
  });

  it("S-C5 calls, other servers and everything that changes something never come from what is kept", async () => {
    await worker.see("/backstube", ["/api/menu/a/b/1", "/api/towns", "/api/revalidate"]);
    expect(browser.kept()).toContain("/api/menu/a/b/1");
    expect(browser.kept()).not.toContain("/api/towns");
    browser.at.online = false;
    for (const asked of [worker.get("/api/towns"), worker.get("/api/menu/a/b/1", "POST")])
      expect(await asked).toBeUndefined();
    expect(await textOf(await worker.get("/api/menu/a/b/1"))).toBe("/api/menu/a/b/1");
    await expect(worker.get("/_next/static/gone.js")).rejects.toThrow("Failed to fetch");
  });

  it("S-C5 a new deployment takes the place of what was kept before", async () => {
    await worker.see("/backstube");
    const next = browser.begin("two");
    await next.start();
    expect(browser.names()).toEqual(["lokalkorb-two"]);
    browser.at.online = false;
    expect(await textOf(await next.visit("/backstube"))).toContain("/offline");
  });

  it("S-C5 keeps the twelve pages that were seen last, with the files they need, and asks for a page once in five minutes", async () => {
    browser.at.html = (path) => `<body><script src="/_next/static/chunks${path}.js"></script>`;
    for (let shop = 0; shop < 15; shop += 1) await worker.see(`/shop-${shop}`);
    const pages = browser.kept().filter((path) => path.startsWith("/shop-"));
    expect(pages).toEqual(Array.from({ length: 12 }, (_, index) => `/shop-${index + 3}`));
    expect(browser.kept()).toContain("/_next/static/chunks/shop-14.js");
    const times = (): number => browser.asked.filter((path) => path === "/shop-14").length;
    await worker.see("/shop-14");
    expect(times()).toBe(1);
    browser.at.now += 301_000;
    await worker.see("/shop-14");
    expect(times()).toBe(2);
  });

  it("S-C5 shows what the push service brings, and opens pages of this app alone", async () => {
    await worker.push({ title: "Deine 47 ist fertig.", body: "Hofladen", path: "/bestellung/hof.a" });
    await worker.press("/bestellung/hof.a");
    await worker.press("https://stranger.example/");
    expect(worker.shown).toEqual([
      { title: "Deine 47 ist fertig.", body: "Hofladen", path: "/bestellung/hof.a" },
      { opened: `${origin}/bestellung/hof.a` },
      { opened: `${origin}/` },
    ]);
  });

  it("keeps nothing that is no page, nor one that fails", async () => {
    browser.at.status = 404;
    await worker.see("/nobody");
    await worker.see("/api/config");
    expect(browser.kept()).not.toContain("/nobody");
  });
});
