import { expect, type Page } from "@playwright/test";
import { ports } from "./stack.ts";

const servicesUrl = `http://127.0.0.1:${ports.services}`;

export interface ReceivedRecord {
  readonly kind: "event" | "profile" | "error" | "feedback" | "trace";
  readonly title: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function received(kind: ReceivedRecord["kind"]): Promise<readonly ReceivedRecord[]> {
  const answer = await fetch(`${servicesUrl}/api/records?kind=${kind}`);
  return (await answer.json()) as readonly ReceivedRecord[];
}

export const titlesReceived = async (kind: ReceivedRecord["kind"]): Promise<readonly string[]> =>
  (await received(kind)).map(({ title }) => title);

export async function forgetReceived(): Promise<void> {
  await fetch(`${servicesUrl}/api/reset`, { method: "POST", redirect: "manual" });
}

/** Notes what this page sends to the services, whether they take it or not. */
export function sentToServices(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.port === String(ports.services)) sent.push(url.pathname);
  });
  return sent;
}

/** The pages of this browser tab belong to a stack with other settings, such as ids of foreign services. */
export async function configure(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route("**/api/config", async (route) => {
    const answer = await route.fetch();
    const body = `${await answer.text()}Object.assign(window.lokalkorbConfig,${JSON.stringify(settings)});`;
    await route.fulfill({ response: answer, body });
  });
}

/** The words of the last mail to an address; waits until one is there. */
export async function mailTo(address: string): Promise<string> {
  const last = async (): Promise<string | undefined> => {
    const answer = await fetch(`${servicesUrl}/api/mail`);
    const mails = (await answer.json()) as readonly { id: string; envelope: { to: readonly string[] } }[];
    return mails.findLast(({ envelope }) => envelope.to.includes(address))?.id;
  };
  await expect.poll(last, { timeout: 20_000 }).toBeTruthy();
  const mail = await fetch(`${servicesUrl}/api/mail/${await last()}`);
  return ((await mail.json()) as { readonly text: string }).text;
}

export async function countMailsTo(address: string): Promise<number> {
  const answer = await fetch(`${servicesUrl}/api/mail?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as readonly unknown[]).length;
}

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

/** A schedule of the functions now, instead of when its minute comes. */
export async function runSchedule(name: string): Promise<void> {
  await fetch(`http://127.0.0.1:${ports.functions}/admin/schedules/${name}/run`, { method: "POST" });
}
