import { closeDay as contract } from "@lokalkorb/contracts/closings";
import { can } from "@lokalkorb/domain/access/permissions";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { closeDay as decide } from "@lokalkorb/domain/ordering/closing/close-day";
import type { DayClosing } from "@lokalkorb/domain/ordering/closing/closing-fields";
import { closingReachDays, lastClosing, touchedSince } from "@lokalkorb/domain/ordering/closing/day-closing";
import type { ClosableOrder } from "@lokalkorb/domain/ordering/closing/open-ends";
import { boardStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { createDocument, readDocument, readQuery, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { dayClosingDocument } from "@lokalkorb/model/documents/restaurants/day-closings/day-closings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { roleIn } from "../access/staff.ts";
import { nameIn } from "../access/write-log.ts";
import type { Deps } from "../platform/deps.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, day, seen, openEnds } = input;
  const at = { restaurantId };
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const role = await roleIn(tx, restaurantId, caller.uid);
    if (role === null || !can(role, "closings.sign")) return refuse({ type: "not-allowed" });
    const [shop, account, earlier] = await Promise.all([
      readDocument(tx, shopDocument, at),
      readDocument(tx, accountDocument, at),
      closingsBefore(tx, restaurantId, day),
    ]);
    if (shop === null || account === null) return refuse({ type: "not-allowed" });
    const { timezone } = shop;
    // Apart from the transaction, so that nothing waits for it: what is missed here is in the next closing.
    const orders = await closableOrders(deps, restaurantId, touchedSince(day, lastClosing(earlier), timezone));
    const decided = decide({
      day,
      timezone,
      orders,
      earlier,
      now: deps.now(),
      by: nameIn(account, caller),
      seen,
      reasons: new Map(openEnds.map(({ key, reason }) => [key, reason])),
    });
    if (!decided.ok) return decided;
    createDocument(tx, dayClosingDocument, { restaurantId, day }, decided.value);
    const { no, totalCents } = decided.value;
    return ok({ no, day, totalCents });
  });
};

/** The newest is among them even where it is older than a closing reaches: its number and its first day count on. */
async function closingsBefore(tx: AdminTransaction, restaurantId: Id<"shop">, day: LocalDate): Promise<DayClosing[]> {
  const at = { restaurantId };
  const reach = addDays(day, -closingReachDays);
  const [newest, inReach] = await Promise.all([
    readQuery(tx, queryOf(dayClosingDocument, at, { orderBy: [["day", "desc"]], limit: 1 })),
    readQuery(tx, queryOf(dayClosingDocument, at, { where: [["day", ">=", reach]] })),
  ]);
  return [...newest.filter(({ day: last }) => last < reach), ...inReach];
}

async function closableOrders(
  { db }: Pick<Deps, "db">,
  restaurantId: Id<"shop">,
  since: Instant,
): Promise<ClosableOrder[]> {
  const at = { restaurantId };
  const [touched, open] = await Promise.all([
    readQuery(db, queryOf(orderDocument, at, { where: [["updatedAt", ">=", since]] })),
    readQuery(db, queryOf(orderDocument, at, { where: [["status", "in", boardStatuses]] })),
  ]);
  return [...new Map([...open, ...touched].map((order) => [order.id, order])).values()];
}

export const closeDay = defineCallable(contract, command);
