import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { AggregateField, Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { startAdminUnderTest } from "./fixtures/admin-under-test.ts";

const project = "demo-admin-ours";
/** The stream of an explained query; the SDK leaves its type open. */
interface Explained {
  readonly document?: { readonly id: string };
  readonly metrics?: object;
}

const db = await startAdminUnderTest(project);

/** Features that Google's emulator lacks, or faults that cannot be made there: `pnpm test:official` leaves this file out. */
describe("firebase-admin, only here", () => {
  test("50 parallel transactions on one document all go through", async () => {
    const reference = db.doc("counters/one");
    await reference.set({ value: 0 });
    let attempts = 0;
    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.runTransaction(async (transaction) => {
          attempts++;
          const value = (await transaction.get(reference)).get("value") as number;
          transaction.update(reference, { value: value + 1 });
        }),
      ),
    );
    expect((await reference.get()).get("value")).toBe(50);
    // None is sent back: one backoff of the SDK alone takes about a second.
    expect(attempts).toBe(50);
  });

  test("a client that is killed in the middle of transactions holds up nobody", async () => {
    const reference = db.doc("counters/held");
    await reference.set({ value: 0 });
    const script = fileURLToPath(new URL("./fixtures/hold-transactions.ts", import.meta.url));
    const child = spawn(process.execPath, [script, project, reference.path], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    const writing = reference.set({ value: 1 });
    child.kill("SIGKILL");
    await writing;
    expect((await reference.get()).get("value")).toBe(1);
  });

  test("cuts a collection group into parts that hold every document once", async () => {
    const batch = db.batch();
    for (let n = 0; n < 23; n++) batch.set(db.doc(`parents/p${n % 3}/parts/d${n}`), { n });
    await batch.commit();
    const found: number[] = [];
    let parts = 0;
    for await (const part of db.collectionGroup("parts").getPartitions(5)) {
      parts += 1;
      for (const { data } of (await part.toQuery().get()).docs.map((document) => ({ data: document.data() }))) {
        found.push(Number(data["n"]));
      }
    }
    expect(parts).toBe(5);
    expect(found.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 23 }, (_, n) => n));
  });

  test("explains a query and what it read", async () => {
    await db.doc("explained/a").set({ n: 1, s: "x" });
    const query = db.collection("explained").where("s", "==", "x").orderBy("n", "desc");
    const plan = await query.explain({ analyze: false });
    expect(plan.snapshot).toBeNull();
    expect(plan.metrics.planSummary.indexesUsed).toEqual([
      { query_scope: "Collection", properties: "(s ASC, n DESC, __name__ DESC)" },
    ]);
    const analyzed = await query.explain({ analyze: true });
    expect(analyzed.snapshot?.size).toBe(1);
    expect(analyzed.metrics.executionStats).toMatchObject({ resultsReturned: 1, readOperations: 1 });
    const counted = await query.count().explain({ analyze: true });
    expect(counted.snapshot?.data().count).toBe(1);
    expect(counted.metrics.executionStats?.readOperations).toBe(1);
    await db.doc("explained/b").set({ n: 2, s: "x" });
    const streamed: string[] = [];
    for await (const part of query.explainStream({ analyze: true }) as AsyncIterable<Explained>)
      streamed.push(`${part.document?.id ?? "no document"}${part.metrics === undefined ? "" : " and metrics"}`);
    expect(streamed, "F-7: with the last response, as documented").toEqual(["b", "a and metrics"]);
  });

  test("F-8 names the limit of aggregations as production does", async () => {
    const six = Object.fromEntries(Array.from({ length: 6 }, (_none, at) => [`sum${at}`, AggregateField.sum("n")]));
    await expect(db.collection("explained").aggregate(six).get()).rejects.toThrow(/maximum number of aggregations/);
  });

  test("the past ends an hour ago, and the future cannot be read", async () => {
    const at = (readTime: Timestamp): Promise<unknown> =>
      db.runTransaction((transaction) => transaction.get(db.doc("past/kept")), { readOnly: true, readTime });
    await expect(at(Timestamp.fromMillis(Date.now() - 7_200_000))).rejects.toMatchObject({ code: 9 });
    await expect(at(Timestamp.fromMillis(Date.now() + 60_000))).rejects.toMatchObject({ code: 3 });
  });
});
