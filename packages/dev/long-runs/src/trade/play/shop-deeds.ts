import { publishStorefront, setClosures, setStock } from "@lokalkorb/contracts/offerings";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { idsIn, type TradeWorld } from "../world/trade-world.ts";

const plenty = 100_000;

/** The shop's own evening: another price, a day off, a shelf that is empty tomorrow and full again the day after. */
export async function changeShop(world: TradeWorld, today: LocalDate): Promise<void> {
  const { random } = world;
  if (random.chance(0.15)) await changePrice(world);
  if (random.chance(0.1)) await closeOn(world, addDays(today, 5 + random.below(4)));
  for (const { id, isCounted } of world.goods.values()) {
    if (isCounted !== true) continue;
    if (world.soldOut.has(id)) await stock(world, id, plenty);
    else if (random.chance(0.15)) await stock(world, id, 0);
  }
}

/** Some cents more or less, and the menu published with it. */
async function changePrice(world: TradeWorld): Promise<void> {
  const { shop, random, pay, cents } = world;
  const { offeringId, storefrontId } = shop;
  const ids = [...cents.keys()];
  const itemId = ids[random.below(ids.length)] ?? "butter";
  const priceCents = Math.max(150, (cents.get(itemId) ?? 0) + random.between(-9, 12));
  await updateDocument(pay.test.admin.db, itemDocument, { offeringId, itemId }, { priceCents });
  const answer = await world.owner.call(publishStorefront, { ...idsIn(world), offeringId, storefrontId });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  cents.set(itemId, priceCents);
  await pay.settled();
}

async function closeOn(world: TradeWorld, day: LocalDate): Promise<void> {
  if (world.closed.has(day)) return;
  const { restaurantId } = world.shop;
  const stored = await readDocument(world.pay.test.admin.db, shopDocument, { restaurantId });
  const was = stored?.closures ?? [];
  const closures = [...was, { from: day, to: day, reason: "Betriebsruhe", mode: "closed" as const }];
  const answer = await world.owner.call(setClosures, { ...idsIn(world), was: [...was], closures } as never);
  const result = answer.ok ? answer.value.result : answer.refusal.type;
  if (result === "saved") world.closed.add(day);
  // The demo has promised some of its orders for days to come: such a day stays open.
  else if (result !== "promised") world.problems.push(`a day off on ${day} brought ${result}`);
}

async function stock(world: TradeWorld, itemId: string, onHand: number): Promise<void> {
  const { offeringId } = world.shop;
  const answer = await world.owner.call(setStock, { ...idsIn(world), offeringId, itemId, onHand });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  if (onHand === 0) world.soldOut.add(itemId);
  else world.soldOut.delete(itemId);
}
