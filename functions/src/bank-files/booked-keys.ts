import { readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";

/** A query names no more. */
const mostKeys = 30;

/** Which of these entries have paid an invoice already. */
export async function bookedKeys(
  scope: ReadScope,
  restaurantId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const parts = Array.from({ length: Math.ceil(keys.length / mostKeys) }, (_, index) =>
    keys.slice(index * mostKeys, (index + 1) * mostKeys),
  );
  const found = await Promise.all(
    parts.map((part) =>
      readQuery(
        scope,
        queryOf(b2bInvoiceDocument, { restaurantId }, { where: [["bankEntries", "array-contains-any", part]] }),
      ),
    ),
  );
  return new Set(found.flat().flatMap(({ bankEntries = [] }) => bankEntries));
}
