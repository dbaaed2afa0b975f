import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** When an order in a state was first painted: `id status`, and the clock. */
    paintedOrders?: [string, number][];
  }
}

/** From now on the page notes when each order was first painted in each of its states. */
export async function notePaintedOrders(page: Page): Promise<void> {
  await page.evaluate(() => {
    const painted: [string, number][] = [];
    window.paintedOrders = painted;
    const seen = new Set<string>();
    const look = (): void => {
      const fresh: string[] = [];
      for (const card of document.querySelectorAll<HTMLElement>("[data-order]")) {
        const key = `${card.dataset["order"]} ${card.dataset["status"]}`;
        if (seen.has(key)) continue;
        seen.add(key);
        fresh.push(key);
      }
      if (fresh.length === 0) return;
      // A message sent from within a frame arrives after that frame was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          for (const key of fresh) painted.push([key, Date.now()]);
          port1.close();
        });
        port1.start();
        port2.postMessage(null);
      });
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-status"],
    });
  });
}

export async function paintedOrders(page: Page): Promise<ReadonlyMap<string, number>> {
  return new Map(await page.evaluate(() => window.paintedOrders ?? []));
}
