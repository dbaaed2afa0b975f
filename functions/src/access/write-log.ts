import type { Id } from "@lokalkorb/domain/kernel/branded";
import { shopLogKeptFor, type ShopAct } from "@lokalkorb/domain/shop/shop-log";
import { createDocument, readDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopLogDocument } from "@lokalkorb/model/documents/restaurants/log/shop-log";
import type { Deps } from "../platform/deps.ts";

export interface LogEntry {
  readonly restaurantId: Id<"shop">;
  readonly act: ShopAct;
  readonly by: string;
  readonly about: string;
  readonly role?: string;
}

/** Written in the transaction of the act: both or neither (GDP-05). */
export function writeLog(
  tx: AdminTransaction,
  deps: Pick<Deps, "now" | "newId">,
  { restaurantId, ...entry }: LogEntry,
): void {
  const at = deps.now();
  const address = { restaurantId, entryId: deps.newId() };
  createDocument(tx, shopLogDocument, address, { ...entry, at, expiresAt: at + shopLogKeptFor });
}

/** By the name of the caller in the team; read before the transaction writes. */
export async function logOf(
  tx: AdminTransaction,
  deps: Pick<Deps, "now" | "newId">,
  restaurantId: Id<"shop">,
  caller: Parameters<typeof nameIn>[1],
): Promise<(act: ShopAct, about?: string) => void> {
  const account = await readDocument(tx, accountDocument, { restaurantId });
  const by = account === null ? "" : nameIn(account, caller);
  return (act, about = "") => writeLog(tx, deps, { restaurantId, act, by, about });
}

/** As the team calls a member; the platform's staff stand there as the platform. */
export function nameIn(
  { members }: Pick<DocumentOf<typeof accountDocument>, "members">,
  { uid, isPlatform }: { readonly uid: Id<"user">; readonly isPlatform?: true },
): string {
  return isPlatform === true ? "Lokalkorb" : (members.find((member) => member.uid === uid)?.name ?? "");
}
