import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { browserSwitches } from "../stack/browser-switches.ts";
import { ensureBrowser } from "../stack/browser.ts";
import { root } from "../stack/root.ts";

/** The part of Playwright in use, which belongs to the browser tests' package. */
export interface Page {
  goto(url: string): Promise<unknown>;
  waitForURL(url: RegExp): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  waitForTimeout(millis: number): Promise<void>;
  getByRole(role: string, options: { readonly name: string | RegExp; readonly exact?: boolean }): Locator;
  getByLabel(label: string, options?: { readonly exact?: boolean }): Locator;
  getByText(text: string, options?: { readonly exact?: boolean }): Locator;
  on(event: "response", listener: (response: Response) => void): void;
  on(event: "request", listener: (request: Request) => void): void;
}

interface Locator {
  first(): Locator;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  waitFor(): Promise<void>;
}

interface Request {
  resourceType(): string;
  url(): string;
}

interface Response {
  request(): Request;
  url(): string;
  text(): Promise<string>;
}

export interface Browser {
  newContext(options: object): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  close(): Promise<void>;
}

export function openBrowser(): Promise<Browser> {
  const require = createRequire(join(root, "packages/dev/e2e/package.json"));
  const { chromium } = require("@playwright/test") as {
    readonly chromium: { launch(options: object): Promise<Browser> };
  };
  return chromium.launch({ executablePath: ensureBrowser(), args: [...browserSwitches] });
}

/** No new request for this long: the page has what it wants. Streams of the database stay open and do not count. */
const quietMillis = 2_500;
const longestMillis = 25_000;

/** Follows a visit with an empty browser and adds up all scripts it fetched, each packed as `gzip -9` would. */
export async function scriptBytes(browser: Browser, visit: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "de-DE" });
  const page = await context.newPage();
  const bodies = new Map<string, Promise<number>>();
  let lastStart = performance.now();
  page.on("request", () => (lastStart = performance.now()));
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script" || bodies.has(response.url())) return;
    const size = response.text().then((text) => gzipSync(text, { level: 9 }).length);
    bodies.set(response.url(), size);
  });
  await visit(page);
  const end = performance.now() + longestMillis;
  while (performance.now() < end && performance.now() - lastStart < quietMillis) await page.waitForTimeout(100);
  const sizes = await Promise.all(bodies.values());
  if (process.env["LOKALKORB_VERBOSE"])
    for (const [url, size] of bodies) console.log(String(await size).padStart(8), new URL(url).pathname);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
