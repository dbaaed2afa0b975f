import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type * as Module from "./browser-reporter.ts";

type Item = Readonly<Record<string, unknown>>;

const folder = mkdtempSync(join(tmpdir(), "lokalkorb-reporter-"));
const file = join(folder, "browser-reporter.mjs");
let createBrowserReporter: typeof Module.createBrowserReporter;
let bytes = 0;

/** The real client as a browser gets it: Node would resolve the service's package to its server half. */
beforeAll(async () => {
  await build({
    entryPoints: [join(import.meta.dirname, "browser-reporter.ts")],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    conditions: ["browser"],
    define: { "process.env.NODE_ENV": '"production"', __SENTRY_DEBUG__: "false" },
    external: ["next/*", "react"],
  });
  bytes = gzipSync(readFileSync(file), { level: 9 }).length;
  await openPage();
});

/** A page load: the client keeps what it drew by lot on the global object. */
async function openPage(lot = 0.5): Promise<void> {
  vi.spyOn(Math, "random").mockReturnValue(lot);
  Reflect.deleteProperty(globalThis, "__SENTRY__");
  const loaded = (await import(`${pathToFileURL(file).href}?lot=${lot}`)) as typeof Module;
  ({ createBrowserReporter } = loaded);
}

afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function aReporter(status = 200, productionUrl = "") {
  const items: { type: string; body: Item }[] = [];
  const addresses: string[] = [];
  let heard = (): void => undefined;
  const reporter = createBrowserReporter({
    dsn: "http://public@127.0.0.1:9/1",
    app: "storefront",
    version: "2510.24.1221",
    commit: "abc1234",
    origin: "https://lokalkorb.example",
    productionUrl,
    path: () => "/hofladen",
    fetch: (address, init) => {
      addresses.push(address as string);
      const lines = typeof init?.body === "string" ? init.body.split("\n") : [];
      const [, header, body] = lines.map((line) => JSON.parse(line) as Item);
      items.push({ type: header?.["type"] as string, body: body ?? {} });
      heard();
      return Promise.resolve(new Response("{}", { status }));
    },
  });
  const arrived = async (count: number): Promise<void> => {
    while (items.length < count) await new Promise<void>((resolve) => (heard = resolve));
  };
  return { reporter, items, addresses, arrived };
}

const caught = (message: string) => ({
  name: "TypeError",
  message,
  address: "",
  stack: `TypeError: ${message}\n    at pay (http://localhost:3000/_next/static/a.js?dpl=secret:3:7)`,
});

describe("createBrowserReporter", () => {
  it("F31 D-3.24 lets arrive what the service's own filters would lose, with environment, release, commit and path", async () => {
    const { reporter, items, addresses, arrived } = aReporter(200, "https://lokalkorb.example/");
    const id = reporter.report(caught("undefined is not an object (evaluating 'a.X')"), "keep");
    await arrived(1);
    expect(addresses[0]).toContain("http://127.0.0.1:9/api/1/envelope/");
    expect(items[0]).toMatchObject({
      type: "event",
      body: {
        event_id: id,
        environment: "production",
        release: "storefront@2510.24.1221",
        dist: "abc1234",
        request: { url: "https://lokalkorb.example/hofladen" },
        tags: { app: "storefront", treatment: "keep" },
        exception: { values: [{ type: "TypeError", value: "undefined is not an object (evaluating 'a.X')" }] },
      },
    });
    expect(JSON.stringify(items)).toContain('"function":"pay"');
  });

  it("CON-06 S7 sends no mail address, token or query", async () => {
    const { reporter, items, arrived } = aReporter();
    reporter.report(caught("kunde-1@post.example at https://x.example/?code=abc"), "report");
    await arrived(1);
    expect(JSON.stringify(items)).not.toMatch(/kunde-1|code=abc|dpl=secret|"user"|ip_address":"\{\{auto/);
    expect(items[0]?.body["environment"]).toBe("development");
  });

  it("F32 adds a person's words to the report and says whether they were taken", async () => {
    const { reporter, items } = aReporter();
    const id = reporter.report(caught("internal"), "keep");
    expect(await reporter.sendFeedback({ message: "Nichts ging", name: "Tisch 4", email: "" }, id)).toBe(true);
    expect(items.find(({ type }) => type === "feedback")?.body).toMatchObject({
      contexts: { feedback: { message: "Nichts ging", name: "Tisch 4", associated_event_id: id } },
    });
    const refusing = aReporter(500).reporter;
    expect(await refusing.sendFeedback({ message: "Nochmal", name: "", email: "" }, id)).toBe(false);
  });

  it("F34 samples traces of half of the visits, named by the route's pattern", async () => {
    const sent: number[] = [];
    for (const random of [0.49, 0.51]) {
      await openPage(random);
      const { reporter, items, arrived } = aReporter();
      reporter.trace({ kind: "navigation", page: "/[shop]", from: 1_000, to: 1_250 });
      reporter.report(caught("after the trace"), "report");
      await arrived(1);
      const traces = items.filter(({ type }) => type === "transaction");
      sent.push(traces.length);
      if (traces[0]) {
        expect(traces[0].body).toMatchObject({ transaction: "/[shop]", start_timestamp: 1, timestamp: 1.25 });
      }
    }
    expect(sent).toEqual([1, 0]);
  });

  it("stays small enough to be fetched at the first input", () => {
    expect(bytes).toBeLessThan(26_000);
  });
});
