import { saveBooksSettings as contract } from "@lokalkorb/contracts/books";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { createDocument, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { defaultSeries, untouchedSettings } from "../billing/invoice-number.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { requestId: _request, restaurantId, ...books } = input;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "books"))) return refuse({ type: "not-allowed" });
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    if (shop === null) return refuse({ type: "not-allowed" });
    const log = await logOf(tx, deps, restaurantId, caller);
    const stored = await readDocument(tx, invoicesDocument, { restaurantId });
    const year = Number(instantToLocal(deps.now(), shop.timezone).date.slice(0, 4));
    if (stored === null)
      createDocument(
        tx,
        invoicesDocument,
        { restaurantId },
        { ...untouchedSettings, numbering: defaultSeries(year), books },
      );
    else updateDocument(tx, invoicesDocument, { restaurantId }, { books });
    log("booksSettings");
    return ok({});
  });
};

export const saveBooksSettings = defineCallable(contract, command);
