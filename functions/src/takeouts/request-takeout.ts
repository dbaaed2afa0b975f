import { requestTakeout as contract } from "@lokalkorb/contracts/takeouts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { takeoutState } from "@lokalkorb/domain/shop/takeout/takeout";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { takeoutDocument } from "@lokalkorb/model/documents/restaurants/data/takeout";
import { staffMay } from "../access/staff.ts";
import { nameIn, writeLog } from "../access/write-log.ts";
import { writeJobAt } from "../jobs/write-jobs.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { previousAnswer, requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { TakeoutDeps } from "./takeout-files.ts";

const command: Command<typeof contract, TakeoutDeps> = async (input, caller, deps) => {
  const { restaurantId } = input;
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "takeout"))) return refuse({ type: "not-allowed" });
  const request = requestKeyOf(contract.name, caller, input);
  // A press that got no answer is not counted again.
  const earlier = await previousAnswer<Awaited<ReturnType<typeof begin>>>(deps, request);
  if (earlier !== null) return earlier;
  const limited = await deps.rateLimits.take(deps, "takeout", caller);
  if (limited !== null) return refuse(limited);
  const begin = async (tx: Parameters<Parameters<typeof withIdempotency>[2]>[0]) => {
    const account = await readDocument(tx, accountDocument, { restaurantId });
    const known = await readDocument(tx, takeoutDocument, { restaurantId });
    if (account?.roles[caller.uid] !== "owner") return refuse({ type: "not-allowed" as const });
    const now = deps.now();
    // One at a time: a second press, also of another owner, meets the one that is on its way.
    if (takeoutState(known, now) === "preparing") return ok({});
    const by = nameIn(account, caller);
    const fresh = { state: "preparing", requestedAt: now, by, movedAt: now, failures: 0 } as const;
    setDocument(tx, takeoutDocument, { restaurantId }, { takeoutId: deps.newId(), ...fresh });
    writeJobAt(tx, "takeout", restaurantId, now);
    writeLog(tx, deps, { restaurantId, act: "takeoutAsked", by, about: "" });
    return ok({});
  };
  return withIdempotency(deps, request, begin);
};

export const requestTakeout = defineCallable(contract, command);
