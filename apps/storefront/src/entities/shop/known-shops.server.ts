import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { readListedShop, readShop, readShopOfId, type KnownShop } from "./public-data.server.ts";

const keptMillis = 4000;
const mostKept = 200;

interface Kept {
  readonly readAt: Instant;
  readonly shop: Promise<KnownShop | null>;
}

const keptByKey = new Map<string, Kept>();

/** Listed shops with their menus, in no order; read at most every few seconds however many ask. */
export async function knownShops(ids: readonly string[], now: Instant): Promise<readonly KnownShop[]> {
  const shops = await Promise.all(
    [...new Set(ids)].map((id) => keptFor(id, now, async () => withMenu(await readListedShop(id)))),
  );
  return shops.flatMap((shop) => shop ?? []);
}

/** Of those who know it: a shop that no list has, too. `storefrontId`: a further storefront of it. */
export const knownShop = (
  id: Id<"shop">,
  storefrontId: Id<"storefront"> | undefined,
  now: Instant,
): Promise<KnownShop | null> =>
  keptFor(`${id}:${storefrontId ?? ""}`, now, async () => withMenu(await readShopOfId(id), storefrontId));

const withMenu = (found: Awaited<ReturnType<typeof readListedShop>>, storefrontId?: Id<"storefront">) =>
  found && readShop(found, storefrontId);

function keptFor(key: string, now: Instant, read: () => Promise<KnownShop | null>): Promise<KnownShop | null> {
  const kept = keptByKey.get(key);
  if (kept !== undefined && now < kept.readAt + keptMillis) return kept.shop;
  const shop = read();
  keptByKey.delete(key);
  keptByKey.set(key, { readAt: now, shop });
  shop.catch(() => keptByKey.delete(key));
  const [oldest] = keptByKey.keys();
  if (keptByKey.size > mostKept && oldest !== undefined) keptByKey.delete(oldest);
  return shop;
}
