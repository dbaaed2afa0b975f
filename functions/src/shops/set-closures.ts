import type { OutputOf } from "@lokalkorb/contracts/contract";
import { setClosures as contract } from "@lokalkorb/contracts/offerings";
import { openStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { promisedWithin, standsAlready } from "@lokalkorb/domain/shop/promised-days";
import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { invalidInputError } from "../platform/endpoints/error-map.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

/**
 * A closure never covers a promised handover (product/data-model 2.3): a form that is open for hours does not know the
 * newest orders.
 */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, closures } = input;
  const wrong = closures.findIndex(({ from, to }) => !isLocalDate(from) || !isLocalDate(to) || to < from);
  if (wrong >= 0) throw invalidInputError({ field: `closures.${wrong}`, problem: "invalid_days" });
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    if (restaurant === null) return refuse({ type: "not-found" });
    if (textOf(restaurant.closures) !== textOf(input.was)) return ok(answer("changed"));
    const added = closures.filter((closure) => !standsAlready(closure, restaurant.closures));
    const promised = new Set<string>();
    if (added.length > 0) {
      const open = await readQuery(
        tx,
        queryOf(orderDocument, { restaurantId }, { where: [["status", "in", promisedStatuses]] }),
      );
      for (const closure of added) for (const { no } of promisedWithin(closure, open)) promised.add(no);
    }
    if (promised.size > 0) return ok(answer("promised", [...promised]));
    const log = await logOf(tx, deps, restaurantId, caller);
    updateDocument(tx, shopDocument, { restaurantId }, { closures });
    log("closures", added.map(({ from, to }) => (from === to ? from : `${from} ${to}`)).join(", "));
    return ok(answer("saved"));
  });
};

/** An order that waits for its company has no promise yet: its time is asked about again before it is approved. */
const promisedStatuses = openStatuses.filter((status) => status !== "awaitingApproval");

type Answer = OutputOf<typeof contract>;
const answer = (result: Answer["result"], promised: Answer["promised"] = []): Answer => ({ result, promised });

const textOf = (closures: readonly Closure[]): string =>
  JSON.stringify(closures.map(({ from, to, mode, reason = "", methods = [] }) => [from, to, mode, reason, methods]));

export const setClosures = defineCallable(contract, command);
