import { changeStandingOrder as contract } from "@lokalkorb/contracts/standing-orders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { changeStanding } from "@lokalkorb/domain/ordering/standing/change-standing";
import { changedOn, withTold } from "@lokalkorb/domain/ordering/standing/standing-on";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { agreedTotal, comingRuns, placeOfStanding } from "./read-place.ts";
import { tellEnd } from "./tell-end.ts";
import type { StandingDeps } from "./standing-deps.ts";
import { standingOf, writeStanding } from "./write-standing.ts";

/** The change is decided in its transaction; place and prices are read before it, as they hardly change. */
const command: Command<typeof contract, StandingDeps> = async (input, caller, deps) => {
  const { restaurantId, planId, change } = input;
  const address = { restaurantId, planId };
  const seen = standingOf(await readDocument(deps.db, orderPlanDocument, address));
  if (seen === null || seen.uid !== caller.uid) return refuse({ type: "not-found" });
  const place = await placeOfStanding(deps, restaurantId, seen.standing);
  const now = deps.now();
  if (change.kind === "card" && !(await deps.payments.hasSavedCard(caller.uid, change.cardId)))
    return refuse({ type: "payment-method-unavailable" });
  const { shop } = await readMailShop(deps, restaurantId);
  const ports = deps.mail();
  let mailId: string | null = null;
  const done = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const own = standingOf(await readDocument(tx, orderPlanDocument, address));
    if (own === null) return refuse({ type: "not-found" });
    const before = place && comingRuns(place, own.standing, now);
    // An end, a pause and another card need no place.
    if (before === null && change.kind === "quantity") return refuse({ type: "distribution-unavailable" });
    const changed = changeStanding(own, change, { runs: before?.runs ?? [], now, timezone: shop.timezone });
    if (typeof changed === "string") return ok({ result: changed });
    const coming = place && comingRuns(place, changed.standing, now);
    let { standing } = changed;
    if (change.kind === "quantity" && coming !== null) {
      const { quotedTotalCents, date } = change;
      const total = agreedTotal(coming, change);
      if (!total.ok) return total;
      const totalCents = total.value;
      if (quotedTotalCents !== totalCents)
        return refuse({ type: "price-changed", quotedCents: quotedTotalCents, totalCents, lineIds: [] });
      // On a day that has the numbers of always again, the price of always is agreed to already.
      if (date === undefined || changedOn(standing, date)) standing = withTold(standing, date, totalCents);
    }
    writeStanding(tx, address, { ...changed, standing }, coming?.runs ?? [], { ...shop, now });
    if (changed.status === "cancelled" && own.status !== "cancelled")
      mailId = tellEnd(tx, ports.config, { planId, shop, standing, by: "owner", now });
    return ok({ result: "saved" as const });
  });
  if (mailId !== null && done.ok) await deliverMail(deps, ports, mailId);
  return done;
};

export const changeStandingOrder = defineCallable(contract, command, { secrets: sendingSecrets });
