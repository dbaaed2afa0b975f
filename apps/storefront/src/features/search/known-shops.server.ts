import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { readListedShop, readShop, type KnownShop } from "@/entities/shop/public-data.server";

const keptMillis = 4000;
const mostKept = 200;

interface Kept {
  readonly readAt: Instant;
  readonly shop: Promise<KnownShop | null>;
}

const keptById = new Map<string, Kept>();

/** Listed shops with their menus, in no order; read at most every few seconds however many ask. */
export async function knownShops(ids: readonly string[], now: Instant): Promise<readonly KnownShop[]> {
  const shops = await Promise.all([...new Set(ids)].map((id) => knownShop(id, now)));
  return shops.flatMap((shop) => shop ?? []);
}

function knownShop(id: string, now: Instant): Promise<KnownShop | null> {
  const kept = keptById.get(id);
  if (kept !== undefined && now < kept.readAt + keptMillis) return kept.shop;
  const shop = read(id);
  keptById.delete(id);
  keptById.set(id, { readAt: now, shop });
  shop.catch(() => keptById.delete(id));
  const [oldest] = keptById.keys();
  if (keptById.size > mostKept && oldest !== undefined) keptById.delete(oldest);
  return shop;
}

async function read(id: string): Promise<KnownShop | null> {
  const found = await readListedShop(id);
  return found && readShop(found);
}
