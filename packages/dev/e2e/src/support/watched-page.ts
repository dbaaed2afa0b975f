import { expect, type BrowserContext, type Page } from "@playwright/test";

/** Complaints of a page, and the hosts outside of this machine that it talked to. */
export interface Watch {
  readonly complaints: string[];
  readonly strangers: string[];
}

function isHere(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  return ["localhost", "127.0.0.1"].includes(hostname) || ["data:", "blob:", "about:"].includes(protocol);
}

/** Notes console errors, page errors and every request that leaves the machine, on all pages of the context. */
export function watch(context: BrowserContext): Watch {
  const complaints: string[] = [];
  const strangers: string[] = [];
  const follow = (page: Page): void => {
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  };
  for (const page of context.pages()) follow(page);
  context.on("page", follow);
  context.on("request", (request) => {
    if (!isHere(request.url())) strangers.push(request.url());
  });
  return { complaints, strangers };
}

export function expectQuiet({ complaints, strangers }: Watch): void {
  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
}
