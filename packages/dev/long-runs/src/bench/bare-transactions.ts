import type { Firestore } from "firebase-admin/firestore";
import { inParallel } from "@lokalkorb/testing/orders/in-parallel";

/**
 * The floor: the least a database can do for an order, on the same backend. One transaction reads what is left and what
 * is free, and writes both and a document as large as an order. No function, no rules, no follow-ups.
 */
export async function runBareTransactions(
  db: Firestore,
  request: { readonly times: number; readonly round: number; readonly order: Readonly<Record<string, unknown>> },
): Promise<{ readonly seconds: number }> {
  const spread = 40;
  const at = (kind: string, index: number) => db.doc(`floor/${kind}/documents/${index % spread}`);
  await Promise.all(
    Array.from({ length: spread }, async (_, index) => {
      await at("stock", index).set({ onHand: 1_000_000, reserved: 0 });
      await at("slot", index).set({ orders: 0 });
    }),
  );
  const begin = performance.now();
  await inParallel(request.times, (index) =>
    db.runTransaction(async (transaction) => {
      const [stock, slot] = await transaction.getAll(at("stock", index), at("slot", index));
      transaction.update(at("stock", index), { reserved: Number(stock?.get("reserved")) + 1 });
      transaction.update(at("slot", index), { orders: Number(slot?.get("orders")) + 1 });
      transaction.create(db.doc(`floor/orders/documents/${request.round}-${index}`), request.order);
    }),
  );
  return { seconds: (performance.now() - begin) / 1000 };
}
