import { hourMs } from "@lokalkorb/domain/kernel/time/instant";
import { deleteDocument, inTransaction, readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { Deps } from "../../platform/deps.ts";
import type { OrderAddress } from "../payment-port.ts";
import { fromArchive } from "./from-archive.ts";

/**
 * Takes an order out of the archive, so that a refund can still be made; it returns there once that is done. An
 * anonymized order has no person to refund.
 */
export const unarchiveOrder = (deps: Deps, address: OrderAddress): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const order = await readDocument(tx, orderDocument, address);
    const archived = await readDocument(tx, historicOrderDocument, address);
    if (order !== null || archived === null) return;
    const kept = fromArchive(archived);
    if (kept === null) return;
    setDocument(tx, orderDocument, address, {
      ...kept,
      // Should nothing come of it, it is put back.
      timerAt: deps.now() + backAfter,
    });
    deleteDocument(tx, historicOrderDocument, address);
  });

const backAfter = hourMs;
