import { restockWaits as contract } from "@lokalkorb/contracts/restock";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { adminQuery } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { restockWaitDocument } from "@lokalkorb/model/documents/restock-waits";
import { staffMay } from "../access/staff.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

/** More than a shop has to know to bake more. */
const mostCounted = 2000;

/** How many wait, and never who. */
const command: Command<typeof contract> = async ({ restaurantId }, caller, deps) => {
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "stock"))) return refuse({ type: "not-allowed" });
  const query = queryOf(
    restockWaitDocument,
    {},
    { where: matching({ restaurantId, state: "waiting" }), limit: mostCounted },
  );
  const found = await adminQuery(deps.db, query).select("itemId").get();
  const counts = new Map<string, number>();
  for (const wait of found.docs) {
    const itemId = String(wait.get("itemId"));
    counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  }
  return ok({ items: [...counts].map(([itemId, count]) => ({ itemId, count })) });
};

export const restockWaits = defineCallable(contract, command);
