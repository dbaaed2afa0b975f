import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { keptNames } from "./forget-pages.ts";

/** As the worker of this app marks what is in its caches. */
const seenHeader = "x-seen-at";
const titleHeader = "x-title";

export interface KeptMenu {
  readonly path: string;
  readonly title: string;
  readonly seenAt: Instant;
}

/** The pages of shops and products that the worker has, newest first; others have no title there. */
export async function keptMenus(): Promise<readonly KeptMenu[]> {
  const menus: KeptMenu[] = [];
  for (const name of await keptNames()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const headers = (await cache.match(request))?.headers;
      const title = decodeURIComponent(headers?.get(titleHeader) ?? "").replace(/ · Lokalkorb$/, "");
      if (title !== "") {
        const seenAt = Number(headers?.get(seenHeader));
        menus.push({ path: new URL(request.url).pathname, title, seenAt });
      }
    }
  }
  return menus.toSorted((one, other) => other.seenAt - one.seenAt);
}
