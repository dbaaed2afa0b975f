import { randomUUID } from "node:crypto";
import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { inBatch, readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import type { AdminHandles } from "../connect/connect-admin.ts";
import { connectClient, type ServicePorts } from "../connect/connect-client.ts";
import { staffOf, type Scenario, type ShopScenario } from "../scenarios/scenario/shop-scenario.ts";
import { seedAccounts, seedPlatform } from "./seed-accounts.ts";
import { seedClosings } from "./seed-closings.ts";
import { seedCodes } from "./seed-codes.ts";
import { seedOrders } from "./seed-orders.ts";
import { seedStanding } from "./seed-standing.ts";
import { seedShop } from "./seed-shop.ts";

export interface SeedOptions {
  readonly admin: AdminHandles;
  readonly projectId: string;
  readonly ports: ServicePorts;
  readonly scenario: Scenario;
  readonly now: Instant;
  readonly weeksBehind?: boolean;
}

/** Writes a scenario into a running backend. Menus are published by the shops' owners, as in life. */
export async function seedScenario({
  admin,
  projectId,
  ports,
  scenario,
  now,
  weeksBehind = false,
}: SeedOptions): Promise<void> {
  const { db, auth } = admin;
  await Promise.all([
    seedAccounts(auth, [...scenario.shoppers, ...scenario.shops.flatMap((shop) => shop.staff)]),
    scenario.platform && seedPlatform(auth, scenario.platform),
    inBatch(db, (batch) => {
      for (const { uid, userName } of scenario.shoppers)
        setDocument(batch, userDocument, { uid }, { userName, restaurants: [], restaurantRoles: {}, locale: "de" });
    }),
    ...scenario.shops.flatMap((shop) => [seedShop(db, shop, now), seedCodes(db, shop, now)]),
  ]);
  await Promise.all(
    scenario.shops.map(async (shop) => {
      await publish(projectId, ports, shop, shop.storefrontId);
      for (const { storefrontId } of shop.further ?? []) await publish(projectId, ports, shop, storefrontId);
      const menu = await readMenu(admin, shop);
      await seedOrders(db, { scenario, shop, menu, now, weeksBehind });
      // Their duty orders when clocks go on, as they do in tests.
      if (weeksBehind) await seedStanding(db, { scenario, shop, menu, now });
      await seedClosings(db, shop, now);
    }),
  );
}

async function publish(
  projectId: string,
  ports: ServicePorts,
  shop: ShopScenario,
  storefrontId: string,
): Promise<void> {
  const owner = await connectClient(projectId, ports, staffOf(shop));
  const { restaurantId, offeringId } = shop;
  const answer = await owner.call(publishStorefront, {
    requestId: randomUUID(),
    restaurantId,
    offeringId,
    storefrontId,
  });
  await owner.disconnect();
  if (!answer.ok) throw new Error(`${restaurantId} was not published: ${JSON.stringify(answer.refusal)}`);
  if (answer.value.missing.length > 0)
    throw new Error(`${restaurantId} cannot be published, there is missing: ${answer.value.missing.join(", ")}`);
}

/** The menu that is out now. */
export async function readMenu(
  { db, bucket }: AdminHandles,
  shop: Pick<ShopScenario, "offeringId" | "storefrontId">,
): Promise<Menu> {
  const storefront = await readDocument(db, storefrontDocument, {
    offeringId: shop.offeringId,
    storefrontId: shop.storefrontId,
  });
  const [bytes] = await bucket.file(must(storefront?.published, "published").path).download();
  return JSON.parse(bytes.toString("utf8")) as Menu;
}
