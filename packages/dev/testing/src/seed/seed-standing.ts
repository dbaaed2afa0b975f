import type { Firestore } from "firebase-admin/firestore";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { priceRun } from "@lokalkorb/domain/ordering/standing/price-run";
import { inBatch, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import type { Scenario, ShopScenario } from "../scenarios/scenario/shop-scenario.ts";

/** Some days ahead nothing is ordered yet, and everything can be changed. */
const beginsIn = 5;

/** The standing orders of a shop's regulars, from some days ahead on, at the prices of its menu. */
export async function seedStanding(
  db: Firestore,
  {
    scenario,
    shop,
    menu,
    now,
  }: { readonly scenario: Scenario; readonly shop: ShopScenario; readonly menu: Menu; readonly now: Instant },
): Promise<void> {
  const { restaurantId, storefrontId } = shop;
  await inBatch(db, (batch) => {
    for (const [planId, { by, weeks, optionId, time, goods, paymentMethod }] of Object.entries(shop.standing ?? {})) {
      const { uid, email, userName } = must(
        scenario.shoppers.find((shopper) => shopper.userName === by),
        by,
      );
      const method = must(
        menu.distributionOptions.find(({ id }) => id === optionId),
        optionId,
      );
      const lines = Object.fromEntries(
        goods.map(([refId, qty], position) => [
          `line-${position}`,
          { kind: "item" as const, refId, qty, choices: [], position, name: must(menu.items[refId], refId).name },
        ]),
      );
      const firstOn = addDays(instantToLocal(now, menu.shop.timezone).date, beginsIn);
      const priced = priceRun({ lines, optionId, paymentMethod }, { menu, date: firstOn, slot: null, now });
      setDocument(
        batch,
        orderPlanDocument,
        { restaurantId, planId },
        {
          type: "recurring",
          name: goods.map(([refId, qty]) => `${qty} × ${must(menu.items[refId], refId).name}`).join(", "),
          status: "active",
          owner: { uid },
          standing: {
            firstOn,
            weeks,
            time,
            storefrontId,
            optionId,
            wayName: method.name,
            lines,
            contact: { name: userName, email },
            paymentMethod,
            ageConfirmed: false,
            toldCents: priced.totalCents,
            agreedAt: now,
            skips: [],
            past: [],
          },
          // The duty finds out by itself when there is something to do.
          actAt: now,
          nextRunOn: firstOn,
          priceMode: "current",
          changePolicy: "mailOnChange",
          next: [],
          stats: { runs: 0, revenueCents: 0, failed: 0 },
          createdFrom: "checkout",
        },
      );
    }
  });
}
