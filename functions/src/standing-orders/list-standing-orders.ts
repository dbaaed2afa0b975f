import { listStandingOrders as contract } from "@lokalkorb/contracts/standing-orders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { storefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { plansOf } from "./find-plans.ts";
import { comingRuns, placeOfStanding } from "./read-place.ts";
import { shownGoods, shownRun } from "./shown-standing.ts";
import { standingOf } from "./write-standing.ts";

const shownRuns = 4;

const command: Command<typeof contract, MenuDeps> = async (_input, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "sign-in-required" });
  const plans = await plansOf(deps, caller.uid);
  const found = await Promise.all(
    plans.map(async ({ restaurantId, planId, plan }) => {
      const own = standingOf(plan);
      const shop = await readDocument(deps.db, shopDocument, { restaurantId });
      if (own === null || own.status === "cancelled" || shop === null) return [];
      const { status, standing } = own;
      const place = await placeOfStanding(deps, restaurantId, standing);
      const coming = place && comingRuns(place, standing, deps.now());
      return [
        {
          planId,
          restaurantId,
          shopName: shop.name,
          slug: storefrontAddress(shop, standing.storefrontId),
          timezone: shop.timezone,
          country: shop.country,
          status,
          weeks: standing.weeks,
          wayName: standing.wayName,
          goods: shownGoods(standing),
          paymentMethod: standing.paymentMethod,
          totalCents: standing.toldCents,
          ...(standing.pausedUntil === undefined ? {} : { pausedUntil: standing.pausedUntil }),
          ...(standing.endsOn === undefined ? {} : { endsOn: standing.endsOn }),
          runs: (coming?.runs ?? []).slice(0, shownRuns).map((run) => shownRun(run, standing)),
          past: standing.past.map(({ short = [], ...run }) => ({ ...run, short: [...short] })),
        },
      ];
    }),
  );
  return ok({ standingOrders: found.flat() });
};

export const listStandingOrders = defineCallable(contract, command);
