import type { Page } from "@playwright/test";
import { ports } from "./stack.ts";

export const servicesUrl = `http://127.0.0.1:${ports.services}`;

/** A headless browser has no push service: the local one gives it a subscription, everything else is the browser's own. */
export const withLocalPushService = (page: Page): Promise<unknown> =>
  page.addInitScript((base) => {
    PushManager.prototype.subscribe = async () => {
      const answer = await fetch(`${base}/api/push/subscriptions`, { method: "POST" });
      const { endpoint, ...keys } = (await answer.json()) as { endpoint: string; p256dh: string; auth: string };
      return { toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
    };
  }, servicesUrl);

/** Messages as the browsers behind the local service would read them, oldest first. */
export async function pushedMessages(): Promise<readonly string[]> {
  const all = (await (await fetch(`${servicesUrl}/api/push`)).json()) as { payload: object }[];
  return all.map(({ payload }) => JSON.stringify(payload));
}

/** Brings a message to the page's worker as the browser does it when its push service has one. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}
