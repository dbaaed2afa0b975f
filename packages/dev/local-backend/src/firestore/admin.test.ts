import { FieldValue, GeoPoint, Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { startAdminUnderTest } from "./fixtures/admin-under-test.ts";

const db = await startAdminUnderTest("demo-admin");

describe("firebase-admin", () => {
  test("reads back every kind of value it has written", async () => {
    const written = {
      nothing: null,
      yes: true,
      integer: 42,
      double: 0.1,
      minusZero: -0,
      text: "Grüße, 🥨",
      time: new Timestamp(1_700_000_000, 123_456_000),
      place: new GeoPoint(47.07, 15.44),
      bytes: Buffer.from([0, 255, 3]),
      list: [1, "a", { deep: [] }],
      map: { a: { b: {} } },
      vector: FieldValue.vector([1, 2.5]),
      reference: db.doc("shops/other"),
    };
    const reference = db.doc("shops/one");
    await reference.set(written);
    const read = (await reference.get()).data() as Record<string, unknown>;
    expect(read["reference"]).toEqual(written.reference);
    expect((read["vector"] as { toArray(): number[] }).toArray()).toEqual([1, 2.5]);
    expect(Object.is(read["minusZero"], -0)).toBe(true);
    const { reference: _reference, vector: _vector, ...plain } = written;
    expect(read).toMatchObject(plain);
  });

  test("updates nested fields, applies every transform and reports what is missing", async () => {
    const reference = db.doc("shops/one");
    await reference.set({ count: 1, tags: ["a"], address: { city: "Graz", zip: "8010" } });
    await reference.update({
      count: FieldValue.increment(2),
      tags: FieldValue.arrayUnion("b", "a"),
      "address.zip": "8020",
      at: FieldValue.serverTimestamp(),
    });
    const data = (await reference.get()).data();
    expect(data).toMatchObject({ count: 3, tags: ["a", "b"], address: { city: "Graz", zip: "8020" } });
    expect(data?.["at"]).toBeInstanceOf(Timestamp);
    await reference.update({ tags: FieldValue.arrayRemove("a"), "address.city": FieldValue.delete() });
    expect((await reference.get()).data()).toMatchObject({ tags: ["b"], address: { zip: "8020" } });
    await expect(db.doc("shops/none").update({ a: 1 })).rejects.toMatchObject({ code: 5 });
    await expect(reference.create({ a: 1 })).rejects.toMatchObject({ code: 6 });
    expect((await db.doc("shops/none").get()).exists).toBe(false);
  });

  test("honours update time preconditions", async () => {
    const reference = db.doc("shops/one");
    const first = await reference.set({ a: 1 });
    await reference.update({ a: 2 }, { lastUpdateTime: first.writeTime });
    await expect(reference.update({ a: 3 }, { lastUpdateTime: first.writeTime })).rejects.toMatchObject({ code: 9 });
    await expect(reference.delete({ lastUpdateTime: first.writeTime })).rejects.toMatchObject({ code: 9 });
    expect((await reference.get()).data()).toEqual({ a: 2 });
  });

  test("queries with filters, orders, limits, cursors, projections and aggregations", async () => {
    const batch = db.batch();
    for (let n = 1; n <= 9; n++) batch.set(db.doc(`items/i${n}`), { n, even: n % 2 === 0, tags: [`t${n % 3}`] });
    await batch.commit();
    const ids = async (query: FirebaseFirestore.Query): Promise<string[]> => (await query.get()).docs.map((d) => d.id);
    const items = db.collection("items");
    expect(await ids(items.where("even", "==", true).orderBy("n", "desc").limit(2))).toEqual(["i8", "i6"]);
    expect(await ids(items.where("tags", "array-contains", "t0"))).toEqual(["i3", "i6", "i9"]);
    expect(await ids(items.where("n", "in", [2, 5]))).toEqual(["i2", "i5"]);
    expect(await ids(items.orderBy("n").startAfter(7))).toEqual(["i8", "i9"]);
    expect(await ids(items.orderBy("n").limitToLast(2))).toEqual(["i8", "i9"]);
    expect(await ids(items.orderBy("n").offset(7))).toEqual(["i8", "i9"]);
    expect((await items.select("n").limit(1).get()).docs[0]?.data()).toEqual({ n: 1 });
    expect((await items.where("n", ">", 4).count().get()).data().count).toBe(5);
    await db.doc("shops/a/items/x").set({ n: 100 });
    expect(await ids(db.collectionGroup("items").where("n", ">", 8))).toEqual(["i9", "x"]);
    expect((await db.listCollections()).map((c) => c.id)).toEqual(["items", "shops"]);
    expect((await db.collection("shops").listDocuments()).map((d) => d.id)).toEqual(["a"]);
  });

  test("transactions that read by query do not lose updates", async () => {
    await db.doc("seats/a").set({ taken: false });
    await db.doc("seats/b").set({ taken: false });
    const take = (): Promise<string | null> =>
      db.runTransaction(async (transaction) => {
        const free = await transaction.get(db.collection("seats").where("taken", "==", false).limit(1));
        const seat = free.docs[0];
        if (seat === undefined) return null;
        transaction.update(seat.ref, { taken: true });
        return seat.id;
      });
    const taken = await Promise.all([take(), take(), take(), take()]);
    expect(taken.toSorted((left, right) => (left ?? "z").localeCompare(right ?? "z"))).toEqual(["a", "b", null, null]);
  });

  test("writes 500 documents with a bulk writer and reports each failure", async () => {
    const writer = db.bulkWriter();
    const failures: number[] = [];
    writer.onWriteError((error) => {
      failures.push(error.code);
      return false;
    });
    for (let n = 0; n < 500; n++) void writer.set(db.doc(`bulk/d${n}`), { n });
    writer.create(db.doc("bulk/d0"), {}).catch(() => {});
    await writer.close();
    expect((await db.collection("bulk").count().get()).data().count).toBe(500);
    expect(failures).toEqual([6]);
  });

  test("finds the nearest vectors", async () => {
    const vectors: Record<string, number[]> = { east: [1, 0], north: [0, 1], far: [10, 1], solid: [1, 1, 1] };
    for (const [id, values] of Object.entries(vectors))
      await db.doc(`vectors/${id}`).set({ v: FieldValue.vector(values) });
    const near = async (distanceMeasure: "EUCLIDEAN" | "COSINE" | "DOT_PRODUCT", more = {}): Promise<unknown[]> => {
      const query = db.collection("vectors").findNearest({
        vectorField: "v",
        queryVector: [1, 0],
        distanceMeasure,
        limit: 2,
        distanceResultField: "d",
        ...more,
      });
      return (await query.get()).docs.flatMap((document) => [document.id, document.get("d")]);
    };
    expect(await near("EUCLIDEAN")).toEqual(["east", 0, "north", Math.SQRT2]);
    expect(await near("COSINE")).toEqual(["east", 0, "far", 1 - 10 / Math.sqrt(101)]);
    expect(await near("DOT_PRODUCT")).toEqual(["far", 10, "east", 1]);
    expect(await near("DOT_PRODUCT", { distanceThreshold: 5 })).toEqual(["far", 10]);
  });

  test("reads what was true at a past time, in and outside of transactions", async () => {
    const kept = db.doc("past/kept");
    const first = await kept.set({ n: 1 });
    const gone = await db.doc("past/gone").set({ n: 1 });
    await kept.update({ n: 2 });
    await db.doc("past/gone").delete();
    await db.doc("past/later").set({ n: 1 });
    const at = async (readTime: Timestamp): Promise<unknown[]> =>
      db.runTransaction(
        async (transaction) => {
          const [one, all] = [await transaction.get(kept), await transaction.get(db.collection("past"))];
          return [one.get("n"), all.docs.map((document) => document.id)];
        },
        { readOnly: true, readTime },
      );
    expect(await at(first.writeTime)).toEqual([1, ["kept"]]);
    expect(await at(gone.writeTime)).toEqual([1, ["gone", "kept"]]);
  });
});
