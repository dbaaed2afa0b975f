import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { documentId } from "@lokalkorb/contracts/fields";
import { z } from "@lokalkorb/contracts/schema";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { adminRef, readSnapshot, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { decodeDocument } from "@lokalkorb/model/document/converter";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";

/**
 * A basket is written by its shopper, and rules do not look into its lines. One that makes no sense is a wrong order
 * and no defect of ours.
 */
export async function readBasket(
  scope: ReadScope,
  params: { readonly restaurantId: Id<"shop">; readonly basketId: Id<"basket"> },
): Promise<Result<DocumentOf<typeof basketDocument>, Refused<"not-found" | "line-invalid">>> {
  return basketOf(await readSnapshot(scope, adminRef(scope, basketDocument, params)));
}

/** The same for one that was read with other documents. */
export function basketOf(
  snapshot: DocumentSnapshot | undefined,
): Result<DocumentOf<typeof basketDocument>, Refused<"not-found" | "line-invalid">> {
  const fields = snapshot?.data();
  if (snapshot === undefined || fields === undefined) return refuse({ type: "not-found" });
  const read = decodeDocument(basketDocument, snapshot.ref.path, fields);
  return read.ok && Object.keys(read.document.lines).every(isLineId)
    ? ok(read.document)
    : refuse({ type: "line-invalid", lineId: "", reason: "malformed" });
}

/**
 * A line is weighed, packed and refunded by its key, so a key that no call can name would make an order without a
 * handover.
 */
const isLineId = (key: string): boolean => z.safeParse(documentId, key).success;
