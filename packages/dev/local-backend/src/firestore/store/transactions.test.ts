import { describe, expect, test } from "vitest";
import { Transactions, type Wait } from "./transactions.ts";

const root = "projects/p/databases/(default)/documents";
const shop = `${root}/shops/a`;
const stock = `${root}/stock/a`;

/** Has the promise settled once everything that can go on has gone on? */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol("pending");
  await new Promise((resolve) => setImmediate(resolve));
  return (await Promise.race([promise, Promise.resolve(pending)])) === pending;
}

describe("transactions", () => {
  test("R10 tell how long somebody waited for a lock, and how long a transaction held some", async () => {
    const waits: Wait[] = [];
    const transactions = new Transactions(5000, (wait) => waits.push(wait));
    const [first, second] = [transactions.begin("locking"), transactions.begin("locking")];
    const idle = transactions.begin("locking");
    await transactions.lockDocuments(first, [stock]);
    const waiting = transactions.lockDocuments(second, [stock]);
    transactions.end(first);
    await waiting;
    for (const ended of [second, idle]) transactions.end(ended);
    expect(waits.map(({ kind, key }) => [kind, key])).toEqual([
      ["transaction", stock],
      ["lock", stock],
      ["transaction", stock],
    ]);
    for (const { milliseconds } of waits) expect(milliseconds).toBeGreaterThan(0);
  });

  test("queue for a document that they read and write", async () => {
    const transactions = new Transactions();
    const [first, second] = [transactions.begin("locking"), transactions.begin("locking")];
    await transactions.lockDocuments(first, [stock]);
    const waiting = transactions.lockDocuments(second, [stock]);
    expect(await isPending(waiting)).toBe(true);
    await transactions.commit(first, [stock], () => {});
    await waiting;
    await transactions.commit(second, [stock], () => {});
  });

  test("stop queueing for a document once it has proved to be only read", async () => {
    const transactions = new Transactions();
    const once = transactions.begin("locking");
    await transactions.lockDocuments(once, [shop, stock]);
    await transactions.commit(once, [stock], () => {});
    const [first, second] = [transactions.begin("locking"), transactions.begin("locking")];
    await transactions.lockDocuments(first, [shop]);
    await transactions.lockDocuments(second, [shop]);
    // A write to it waits for both readers all the same.
    const writing = transactions.commit(null, [shop], () => "written");
    expect(await isPending(writing)).toBe(true);
    transactions.end(first);
    expect(await isPending(writing)).toBe(true);
    transactions.end(second);
    expect(await writing).toBe("written");
  });

  test("that only read share from the start", async () => {
    const transactions = new Transactions();
    const [first, second] = [transactions.begin("read-only"), transactions.begin("read-only")];
    await transactions.lockDocuments(first, [shop]);
    await transactions.lockDocuments(second, [shop]);
    transactions.end(first);
    transactions.end(second);
  });

  test("that queried a collection hold up writers into it and into its group, not beside it", async () => {
    const transactions = new Transactions();
    const reader = transactions.begin("locking");
    await transactions.lockCollection(reader, root, "stock", false);
    expect(await transactions.commit(null, [shop], () => "beside")).toBe("beside");
    const inside = transactions.commit(null, [stock], () => "inside");
    expect(await isPending(inside)).toBe(true);
    transactions.end(reader);
    expect(await inside).toBe("inside");
    const group = transactions.begin("locking");
    await transactions.lockCollection(group, root, "stock", true);
    const deep = transactions.commit(null, [`${shop}/stock/b`], () => "deep");
    expect(await isPending(deep)).toBe(true);
    transactions.end(group);
    expect(await deep).toBe("deep");
  });

  test("end with their commit, also when it fails", async () => {
    const transactions = new Transactions();
    const transaction = transactions.begin("locking");
    await transactions.lockDocuments(transaction, [stock]);
    const failing = transactions.commit(transaction, [stock], () => {
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(() => transactions.get(transaction.id)).toThrow("has expired");
    expect(await transactions.commit(null, [stock], () => "free")).toBe("free");
  });

  test("that were rolled back while waiting for a lock do not get it afterwards", async () => {
    const transactions = new Transactions();
    const [first, second] = [transactions.begin("locking"), transactions.begin("locking")];
    await transactions.lockDocuments(first, [stock]);
    const waiting = transactions.lockDocuments(second, [stock]);
    transactions.rollback(second.id);
    await expect(waiting).rejects.toMatchObject({ status: "ABORTED" });
    transactions.end(first);
    expect(await transactions.commit(null, [stock], () => "free")).toBe("free");
  });
});
