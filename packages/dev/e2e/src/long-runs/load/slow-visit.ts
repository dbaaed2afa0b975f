import type { Browser, CDPSession, Page } from "@playwright/test";
import { traceMainThread } from "./busy-tasks.ts";

/** A visit by phone: a processor four times slower than this one, 8.1 Mbit/s, 165 ms for each way there and back. */
export interface SlowVisit {
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds from the start of the visit. */
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Milliseconds of processor time of the main thread until the network is quiet. */
  readonly blocked: number;
  readonly script: number;
  readonly busy: number;
  readonly longest: number;
  /** From each press to the painted basket, milliseconds, as the browser's event timing has it. */
  readonly presses: readonly number[];
}

export interface Presses {
  /** Something different is pressed each time. */
  readonly button: string;
  /** Shows count and total. */
  readonly basket: string;
  readonly times: number;
  /** Moves the things away that stand over the buttons. */
  readonly ready?: (page: Page) => Promise<void>;
}

const slower = 4;
const network = {
  offline: false,
  latency: 165,
  downloadThroughput: 8_100_000 / 8,
  uploadThroughput: 1_350_000 / 8,
};
const quietMillis = 2_500;
/** A new window loads what the browser itself draws. */
const windowMillis = 1_500;

interface Noted {
  fcp: number;
  lcp: number;
  cls: number;
  presses: number[];
}

export async function slowVisit(browser: Browser, url: string, presses?: Presses): Promise<SlowVisit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "de-DE",
  });
  try {
    const page = await context.newPage();
    await page.waitForTimeout(windowMillis);
    const session = await context.newCDPSession(page);
    const wire = await countBytes(session);
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.addInitScript(notePaint, presses ? { button: presses.button, basket: presses.basket } : null);
    const thread = await traceMainThread(session, async () => {
      await page.goto(url);
      while (performance.now() - wire.last < quietMillis) await page.waitForTimeout(250);
    });
    const { bytes, requests } = wire;
    const noted = await readNoted(page);
    if (presses) await press(page, presses);
    return {
      bytes,
      requests,
      fcp: noted.fcp,
      lcp: noted.lcp,
      cls: noted.cls,
      blocked: thread.blocked,
      longest: thread.tasks[0]?.millis ?? 0,
      script: thread.scripts,
      busy: thread.all,
      presses: presses ? (await readNoted(page)).presses : [],
    };
  } finally {
    await context.close();
  }
}

interface Wire {
  bytes: number;
  requests: number;
  last: number;
}

async function countBytes(session: CDPSession): Promise<Wire> {
  const wire: Wire = { bytes: 0, requests: 0, last: performance.now() };
  session.on("Network.requestWillBeSent", () => (wire.last = performance.now()));
  // Addresses that carry their content are no request.
  const inPage = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("data:")) inPage.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (inPage.has(requestId)) return;
    wire.bytes += encodedDataLength;
    wire.requests += 1;
    wire.last = performance.now();
  });
  await session.send("Network.enable");
  return wire;
}

const readNoted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);

async function press(page: Page, { button, times, ready }: Presses): Promise<void> {
  await ready?.(page);
  const buttons = page.locator(button);
  for (let index = 0; index < times; index += 1) {
    const one = buttons.nth(index);
    await one.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    // Who puts several things into a basket looks for the next one meanwhile.
    await page.waitForTimeout(800);
    const box = await one.boundingBox();
    if (box === null) throw new Error(`${button} is not there`);
    // A finger on the glass and nothing that looks over its shoulder, which would count as well.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(
      (count) => (globalThis as unknown as { noted: Noted }).noted.presses.length === count,
      index + 1,
    );
  }
}

/** Runs in the page before everything else. */
function notePaint(watched: Pick<Presses, "button" | "basket"> | null): void {
  const noted: Noted = { fcp: 0, lcp: 0, cls: 0, presses: [] };
  (globalThis as unknown as { noted: Noted }).noted = noted;
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") noted.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (noted.lcp = startTime));
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noted.cls += value;
  });
  if (watched === null) return;
  const { button, basket } = watched;
  const shown = (): string => document.querySelector(basket)?.textContent ?? "";
  /** The browser's own figure tells until the next frame, so the basket has to be in that one. */
  const inNextFrame = new Map<number, boolean>();
  document.addEventListener(
    "click",
    ({ timeStamp, target }) => {
      if (!(target instanceof Element) || target.closest(button) === null) return;
      const before = shown();
      requestAnimationFrame(() => inNextFrame.set(Math.round(timeStamp), shown() !== before));
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      const isIn = inNextFrame.get(Math.round(startTime));
      if (name === "click" && isIn !== undefined) noted.presses.push(isIn ? duration : Infinity);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
