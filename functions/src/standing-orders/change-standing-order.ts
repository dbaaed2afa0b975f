import { changeStandingOrder as contract } from "@lokalkorb/contracts/standing-orders";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { changeStanding } from "@lokalkorb/domain/ordering/standing/change-standing";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { roleIn } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { standingEndedMail } from "../notifications/templates/standing/standing-mails.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { sendingSecrets } from "../platform/secrets.ts";
import { comingRuns, placeOfStanding } from "./read-place.ts";
import type { StandingDeps } from "./standing-deps.ts";
import { standingOf, writeStanding } from "./write-standing.ts";

/** The change is decided in its transaction; place and prices are read before it, as they hardly change. */
const command: Command<typeof contract, StandingDeps> = async (input, caller, deps) => {
  const { restaurantId, planId, change } = input;
  const address = { restaurantId, planId };
  const seen = standingOf(await readDocument(deps.db, orderPlanDocument, address));
  const isOwner = seen !== null && seen.uid === caller.uid;
  if (seen === null) return refuse({ type: "not-found" });
  const place = await placeOfStanding(deps, restaurantId, seen.standing);
  const now = deps.now();
  const coming = place && comingRuns(place, seen.standing, now);
  // An end, a pause and another card need no place.
  if (coming === null && change.kind === "quantity") return refuse({ type: "distribution-unavailable" });
  if (change.kind === "card" && !(await deps.payments.hasSavedCard(caller.uid, change.cardId)))
    return refuse({ type: "payment-method-unavailable" });
  const { shop } = await readMailShop(deps, restaurantId);
  const ports = deps.mail();
  const mailId = `standing_${planId}_ended`;
  let isTold = false;
  const done = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const plan = await readDocument(tx, orderPlanDocument, address);
    const own = standingOf(plan);
    const role = isOwner ? null : await roleIn(tx, restaurantId, caller.uid);
    const stored = await readDocument(tx, shopDocument, { restaurantId });
    if (own === null || stored === null) return refuse({ type: "not-found" });
    const byShop = role !== null && can(role, "customers.decide") && change.kind === "end";
    if (!isOwner && !byShop) return refuse({ type: isOwner || role !== null ? "not-allowed" : "not-found" });
    const runs = (place && comingRuns(place, own.standing, now)?.runs) ?? [];
    const changed = changeStanding(own, change, { runs, now, timezone: stored.timezone });
    if (typeof changed === "string") return ok({ result: changed });
    const priced = place && comingRuns(place, changed.standing, now);
    const { totalCents = own.standing.toldCents } = change.kind === "quantity" ? (priced ?? {}) : {};
    if (change.kind === "quantity" && change.quotedTotalCents !== totalCents)
      return refuse({
        type: "price-changed",
        quotedCents: change.quotedTotalCents ?? own.standing.toldCents,
        totalCents,
        lineIds: [],
      });
    const log = byShop ? await logOf(tx, deps, restaurantId, caller) : null;
    const standing = { ...changed.standing, toldCents: totalCents };
    writeStanding(tx, address, { ...changed, standing }, priced?.runs ?? [], now);
    if (change.kind === "end" && own.status !== "cancelled") {
      log?.("standingOrder", plan?.name ?? "");
      const content = standingEndedMail({
        shop,
        standing,
        by: byShop ? "shop" : "owner",
        ...(change.word === undefined ? {} : { word: change.word }),
      });
      queueMail(tx, ports.config, { id: mailId, to: standing.contact.email, content, shop }, now);
      isTold = true;
    }
    return ok({ result: "saved" as const });
  });
  if (isTold && done.ok) await deliverMail(deps, ports, mailId);
  return done;
};

export const changeStandingOrder = defineCallable(contract, command, { secrets: sendingSecrets });
