import { quoteStandingOrder as contract } from "@lokalkorb/contracts/standing-orders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { changeStanding } from "@lokalkorb/domain/ordering/standing/change-standing";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { agreedTotal, comingRuns, placeOfStanding } from "./read-place.ts";
import { standingOf } from "./write-standing.ts";

const command: Command<typeof contract, MenuDeps> = async ({ restaurantId, planId, ...wish }, caller, deps) => {
  const own = standingOf(await readDocument(deps.db, orderPlanDocument, { restaurantId, planId }));
  if (own === null || own.uid !== caller.uid) return refuse({ type: "not-found" });
  const place = await placeOfStanding(deps, restaurantId, own.standing);
  if (place === null) return refuse({ type: "distribution-unavailable" });
  const now = deps.now();
  const { timezone } = place.shop;
  const { runs = [] } = comingRuns(place, own.standing, now) ?? {};
  const changed = changeStanding(own, { kind: "quantity", ...wish }, { runs, now, timezone });
  const coming = typeof changed === "string" ? null : comingRuns(place, changed.standing, now);
  if (coming === null) return refuse({ type: "distribution-unavailable" });
  const total = agreedTotal(coming, wish);
  return total.ok ? ok({ totalCents: total.value }) : total;
};

export const quoteStandingOrder = defineCallable(contract, command);
