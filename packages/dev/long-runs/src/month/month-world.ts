import type { Menu } from "@lokalkorb/domain/menu/menu";
import { readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { addCode } from "@lokalkorb/testing/fixtures/add-code";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { staffOf, type ShopScenario } from "@lokalkorb/testing/scenarios/scenario/shop-scenario";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";

/** One shop in the month: with what it had at the beginning, as far as the audit asks for it. */
export interface MonthShop {
  readonly shop: ShopScenario;
  readonly menu: Menu;
  readonly owner: TestClient;
  /** The provider and its books, of this shop. */
  readonly world: PayWorld;
  readonly codes: readonly string[];
  readonly giftCards: readonly string[];
  readonly onHandBefore: ReadonlyMap<string, number>;
  /** Orders of the demo: they are there already, and the simulation does not play them. */
  readonly ordersBefore: ReadonlySet<string>;
}

export interface MonthWorld {
  readonly world: PayWorld;
  readonly shops: readonly MonthShop[];
  readonly guests: readonly TestClient[];
}

const plenty = 10_000;
const guestsInAll = 48;
const cardsPerShop = 12;
const cardCents = 3000;
const year = 365 * 86_400_000;

/** Three shops of two countries, full shelves, codes and gift cards. */
export async function startMonthWorld(): Promise<MonthWorld> {
  const world = await startPayWorld();
  const shops: MonthShop[] = [];
  for (const shop of demo.shops) shops.push(await openShop(world, shop));
  await world.settled();
  const guests = await Promise.all(Array.from({ length: guestsInAll }, () => world.test.signIn("guest")));
  return { world, shops, guests };
}

async function openShop(world: PayWorld, shop: ShopScenario): Promise<MonthShop> {
  const { admin } = world.test;
  const { restaurantId } = shop;
  const onHandBefore = await fillShelves(world, shop);
  const giftCards = Array.from({ length: cardsPerShop }, (_, index) => `MONAT-KARTE-${index}`);
  const codes = ["MONAT10", "MONAT-3EURO"];
  await addCodes(world, restaurantId, giftCards);
  const orders = await readQuery(admin.db, queryOf(orderDocument, { restaurantId }));
  const owner = staffOf(shop);
  return {
    shop,
    menu: await readMenu(admin, shop),
    owner: await world.test.signIn(owner),
    world: { ...world, restaurantId, books: (path) => booksOf(world, restaurantId, path) },
    codes,
    giftCards,
    onHandBefore,
    ordersBefore: new Set(orders.map(({ id }) => id)),
  };
}

async function booksOf(
  { providerUrl }: PayWorld,
  restaurantId: string,
  path: string,
): Promise<Readonly<Record<string, unknown>>> {
  const headers = { authorization: "Bearer sk_test_local", "stripe-account": `acct_local_${restaurantId}` };
  return (await (await fetch(`${providerUrl}/v1/${path}`, { headers })).json()) as Readonly<Record<string, unknown>>;
}

/** Promised stock stays promised; there is only more. Answers the present stock of every counted product. */
async function fillShelves({ test }: PayWorld, { offeringId }: ShopScenario): Promise<ReadonlyMap<string, number>> {
  const { db } = test.admin;
  const onHand = new Map<string, number>();
  for (const { id: itemId, stock } of await readQuery(db, queryOf(itemDocument, { offeringId }))) {
    if (stock.mode === "unlimited") continue;
    const shards = await readQuery(db, queryOf(itemStockDocument, { offeringId, itemId }));
    const before = shards.reduce((sum, shard) => sum + shard.onHand, 0);
    const [first] = shards;
    if (first === undefined) continue;
    await updateDocument(
      db,
      itemStockDocument,
      { offeringId, itemId, shard: first.id },
      { onHand: first.onHand + plenty },
    );
    await updateDocument(db, itemDocument, { offeringId, itemId }, { "stock.onHand": before + plenty });
    onHand.set(itemId, before + plenty);
  }
  return onHand;
}

async function addCodes({ test }: PayWorld, restaurantId: string, giftCards: readonly string[]): Promise<void> {
  const { db } = test.admin;
  await addCode(db, restaurantId, { code: "MONAT10", percentBp: 1000 });
  await addCode(db, restaurantId, { code: "MONAT-3EURO", kind: "fixed", amountCents: 300, minSubtotalCents: 1500 });
  const giftCard = { initialCents: cardCents, balanceCents: cardCents, expiresAt: test.backend.clock.now() + year };
  for (const code of giftCards) await addCode(db, restaurantId, { code, kind: "giftCard", giftCard });
}
