import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import type { CommittedChanges, DocumentChange, Json } from "../protocol/firestore-core.ts";
import { createDocumentStore, type DocumentStore } from "./document-store.ts";
import { planCommit } from "./plan-commit.ts";

const root = "projects/demo/databases/(default)/documents";
const folder = mkdtempSync(path.join(tmpdir(), "document-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(store: DocumentStore, ...writes: Json[]): CommittedChanges {
  return store.commit(root, { kind: "owner" }, (version) => planCommit(writes, store.get, version)).commit;
}

function set(id: string, n: number): Json {
  return { update: { name: `${root}/${id}`, fields: { n: { integerValue: String(n) } } } };
}

function ids(store: DocumentStore, collection: string): string[] {
  return [...store.documentsIn(`${root}/${collection}`)].map(({ wire }) => wire.name.slice(root.length + 1)).sort();
}

describe("the document store", () => {
  test("has everything after reopening its file, and its clock goes on", () => {
    const file = path.join(folder, "reopened.sqlite");
    let now = 1_800_000_000_000;
    const first = createDocumentStore({ file, clock: () => now });
    write(first, set("a/1", 1), set("a/1/b/2", 2));
    write(first, set("a/3", 3));
    const last = write(first, { delete: `${root}/a/3` });
    first.close();
    now -= 60_000;
    const second = createDocumentStore({ file, clock: () => now });
    expect(second.get(`${root}/a/1`)?.fields).toEqual({ n: { integerValue: "1" } });
    expect(second.get(`${root}/a/3`)).toBeNull();
    expect(ids(second, "a/1/b")).toEqual(["a/1/b/2"]);
    expect(write(second, set("a/4", 4)).version).toBe(last.version + 1n);
    second.close();
  });

  test("keeps every acknowledged write when its process is killed", async () => {
    const file = path.join(folder, "killed.sqlite");
    const script = fileURLToPath(new URL("./fixtures/write-until-killed.ts", import.meta.url));
    const child = spawn(process.execPath, [script, file], { stdio: ["ignore", "pipe", "inherit"] });
    let acknowledged = -1;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      if (acknowledged >= 200) break;
    }
    child.kill("SIGKILL");
    await once(child, "exit");
    const store = createDocumentStore({ file });
    for (let n = 0; n <= acknowledged; n++) {
      // Both documents of one commit, or neither.
      expect(store.get(`${root}/left/d${n}`)).not.toBeNull();
      expect(store.get(`${root}/right/d${n}`)).not.toBeNull();
    }
    expect(ids(store, "left").length).toBe(ids(store, "right").length);
    expect(store.pendingDeliveries().length).toBe(ids(store, "left").length);
    store.close();
  });

  test("refuses a file that another store has open", () => {
    const file = path.join(folder, "shared.sqlite");
    const store = createDocumentStore({ file });
    write(store, set("a/1", 1));
    expect(() => createDocumentStore({ file })).toThrow("in use by another process");
    write(store, set("a/2", 1));
    store.close();
    createDocumentStore({ file }).close();
  });

  test("gives strictly increasing versions, newer than every read before", () => {
    const store = createDocumentStore({ clock: () => 1_800_000_000_000 });
    let before = 0;
    for (let n = 0; n < 50; n++) {
      const { version, commitTime } = write(store, set("a/1", n));
      expect(Number(version)).toBeGreaterThan(before);
      expect(store.get(`${root}/a/1`)?.updateTime).toBe(commitTime);
      before = store.now();
      expect(before).toBeGreaterThanOrEqual(Number(version));
    }
    store.close();
  });

  test("keeps projects and databases apart", () => {
    const store = createDocumentStore();
    write(store, set("a/1", 1));
    const other = "projects/demo/databases/second/documents";
    store.commit(other, { kind: "owner" }, (version) =>
      planCommit([{ update: { name: `${other}/a/1`, fields: {} } }], store.get, version),
    );
    expect(store.roots().toSorted()).toEqual([root, other].toSorted());
    store.clear(root);
    expect(store.get(`${root}/a/1`)).toBeNull();
    expect(store.get(`${other}/a/1`)?.fields).toEqual({});
    store.close();
  });

  test("tells listeners every commit, and deletions when everything is cleared", () => {
    const store = createDocumentStore();
    const heard: (readonly DocumentChange[])[] = [];
    const stop = store.onCommit(({ changes }) => heard.push(changes));
    write(store, set("a/1", 1));
    write(store, set("a/1", 1));
    store.clear(root);
    stop();
    write(store, set("a/2", 1));
    expect(heard.map((changes) => changes.map(({ before, after }) => [before !== null, after !== null]))).toEqual([
      [[false, true]],
      [],
      [[true, false]],
    ]);
    store.close();
  });

  test("finds collections by id and by place, empty ones left out", () => {
    const store = createDocumentStore();
    write(
      store,
      set("shops/a/orders/1", 1),
      set("shops/b/orders/2", 2),
      set("shopsx/c/orders/3", 3),
      set("shops/d", 4),
    );
    write(store, { delete: `${root}/shops/b/orders/2` });
    expect(store.collectionGroup(root, "orders")).toHaveLength(3);
    expect(store.collectionGroup(`${root}/shops/a`, "orders")).toEqual([`${root}/shops/a/orders`]);
    expect(store.collectionsBelow(`${root}/shops`)).toEqual([`${root}/shops/a/orders`]);
    store.close();
  });

  test("answers the same with next to no memory for parsed documents", () => {
    const store = createDocumentStore({ cachedDocuments: 3 });
    for (let n = 0; n < 30; n++) write(store, set(`c${n % 5}/d${n}`, n));
    write(store, { delete: `${root}/c0/d0` });
    for (let round = 0; round < 2; round++) {
      for (let c = 0; c < 5; c++) expect(ids(store, `c${c}`)).toHaveLength(c === 0 ? 5 : 6);
      expect(store.get(`${root}/c0/d0`)).toBeNull();
      expect(store.get(`${root}/c1/d1`)?.fields).toEqual({ n: { integerValue: "1" } });
    }
    store.close();
  });

  test("stores deliveries with their commit and forgets them when acknowledged", () => {
    const file = path.join(folder, "deliveries.sqlite");
    const store = createDocumentStore({ file });
    store.setDeliveryPlanner(({ changes }) => changes.map(({ name }) => ({ key: "onWrite", payload: name })));
    const announced: number[] = [];
    store.onDeliveries((deliveries) => announced.push(...deliveries.map(({ id }) => id)));
    write(store, set("a/1", 1), set("a/2", 2));
    expect(() => write(store, set("a/3", 3), { update: { name: "nonsense" } })).toThrow();
    store.acknowledgeDelivery(announced[0] as number);
    store.close();
    const reopened = createDocumentStore({ file });
    expect(reopened.pendingDeliveries()).toEqual([{ id: announced[1], key: "onWrite", payload: `${root}/a/2` }]);
    reopened.close();
  });

  test("a planner that fails leaves nothing behind", () => {
    const store = createDocumentStore();
    store.setDeliveryPlanner(() => {
      throw new Error("planner");
    });
    expect(() => write(store, set("a/1", 1))).toThrow("planner");
    store.setDeliveryPlanner(null);
    expect(store.get(`${root}/a/1`)).toBeNull();
    write(store, set("a/2", 1));
    expect(ids(store, "a")).toEqual(["a/2"]);
    store.close();
  });
});
