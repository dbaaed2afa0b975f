import { openTakeout as opening, readTakeout as reading } from "@lokalkorb/contracts/takeouts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { isOpenedBy, takeoutState } from "@lokalkorb/domain/shop/takeout/takeout";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { takeoutDocument } from "@lokalkorb/model/documents/restaurants/data/takeout";
import { takeoutPath } from "@lokalkorb/model/storage-paths";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { TakeoutDeps } from "./takeout-files.ts";

/** Well below what an answer may have, and a second on a slow line. */
const partBytes = 4 * 1024 * 1024;

const open: Command<typeof opening, TakeoutDeps> = (input, caller, deps) => {
  const { restaurantId } = input;
  return withIdempotency(deps, requestKeyOf(opening.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "takeout"))) return refuse({ type: "not-allowed" });
    const takeout = await readDocument(tx, takeoutDocument, { restaurantId });
    if (takeout === null || takeoutState(takeout, deps.now()) !== "ready") return refuse({ type: "not-found" });
    const log = await logOf(tx, deps, restaurantId, caller);
    updateDocument(tx, takeoutDocument, { restaurantId }, { opened: { uid: caller.uid, at: deps.now() } });
    log("takeoutTaken");
    return ok({ takeoutId: takeout.takeoutId, bytes: takeout.bytes ?? 0 });
  });
};

const read: Command<typeof reading, TakeoutDeps> = async ({ restaurantId, takeoutId, from }, caller, deps) => {
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "takeout"))) return refuse({ type: "not-allowed" });
  const takeout = await readDocument(deps.db, takeoutDocument, { restaurantId });
  if (takeout === null || takeout.takeoutId !== takeoutId || !isOpenedBy(takeout, caller.uid, deps.now()))
    return refuse({ type: "not-found" });
  const end = Math.min(from + partBytes, takeout.bytes ?? 0);
  if (from >= end) return refuse({ type: "not-found" });
  const content = await deps.takeoutFiles.readRange(takeoutPath({ restaurantId, takeoutId }), from, end - 1);
  return ok({ content: content.toString("base64") });
};

export const openTakeout = defineCallable(opening, open);
export const readTakeout = defineCallable(reading, read);
