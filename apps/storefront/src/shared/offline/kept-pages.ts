import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

/** As the worker of this app names its caches and marks what is in them. */
const namesBegin = "lokalkorb-";
const seenHeader = "x-seen-at";
const titleHeader = "x-title";

export interface KeptMenu {
  readonly path: string;
  readonly title: string;
  readonly seenAt: Instant;
}

const keptNames = async (): Promise<readonly string[]> =>
  "caches" in globalThis ? (await caches.keys()).filter((name) => name.startsWith(namesBegin)) : [];

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

/** With signing out: the shops that were looked at stay between them and the person. */
export async function forgetPages(): Promise<void> {
  for (const name of await keptNames()) await caches.delete(name);
}
