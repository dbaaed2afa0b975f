import type { Id } from "@lokalkorb/domain/kernel/branded";
import { type Edit, type EditKind, foldEdits } from "@lokalkorb/domain/shop/shop-edits";
import { shopLogKeptFor } from "@lokalkorb/domain/shop/shop-log";
import { type AdminTransaction, readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopLogDocument } from "@lokalkorb/model/documents/restaurants/log/shop-log";
import { nameIn } from "./write-log.ts";

export interface EditLine {
  readonly restaurantId: Id<"shop">;
  readonly uid: Id<"user">;
  readonly kind: EditKind;
  /** `editWindow` of the moment. */
  readonly window: number;
}

/** The line of the log for edits of one kind by one person; read before the transaction writes, written with it. */
export async function editLine(
  tx: AdminTransaction,
  { restaurantId, uid, kind, window }: EditLine,
): Promise<(edits: readonly (readonly [id: string, edit: Edit])[]) => void> {
  const address = { restaurantId, entryId: `${window}_${kind}_${uid}` };
  const [account, entry] = await Promise.all([
    readDocument(tx, accountDocument, address),
    readDocument(tx, shopLogDocument, address),
  ]);
  return (edits) => {
    const edited = foldEdits(entry?.edited ?? {}, edits);
    const at = Math.max(...Object.values(edited).map((edit) => edit.at));
    const by = account === null ? "" : nameIn(account, { uid });
    const line = { act: "edited", by, about: "", kind, edited, at, expiresAt: at + shopLogKeptFor } as const;
    setDocument(tx, shopLogDocument, address, line);
  };
}
