import { createHash } from "node:crypto";
import type { Firestore } from "firebase-admin/firestore";
import { inTransaction, readDocument, setDocument, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { suppressionDocument } from "@lokalkorb/model/documents/suppressions";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

/** The list knows addresses by their hash alone, so that it survives an erasure without naming anybody. */
export const addressHash = (address: string): string =>
  createHash("sha256").update(address.trim().toLowerCase()).digest("hex");

export async function isSuppressed(
  scope: ReadScope,
  address: string,
  kind: "transactional" | "broadcast",
): Promise<boolean> {
  const entry = await readDocument(scope, suppressionDocument, { addressHash: addressHash(address) });
  return entry !== null && (entry.scope === "all" || kind === "broadcast");
}

/** No mail of any kind goes there again. The first reason stays. */
export async function suppress(
  db: Firestore,
  address: string,
  reason: "bounced" | "complained",
  at: Instant,
): Promise<void> {
  const key = { addressHash: addressHash(address) };
  await inTransaction(db, async (tx) => {
    const entry = await readDocument(tx, suppressionDocument, key);
    if (entry?.scope === "all") return;
    setDocument(tx, suppressionDocument, key, { scope: "all", reason, at });
  });
}
