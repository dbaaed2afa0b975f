import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Ruleset } from "../../rules/decision/rules.ts";
import { createFirestoreCore } from "./create-firestore-core.ts";
import type { Caller, FirestoreCore, Json } from "../protocol/firestore-core.ts";
import { createDocumentStore, type DocumentStore } from "../store/document-store.ts";

const database = "projects/one/databases/(default)";
const documents = `${database}/documents`;
const owner: Caller = { kind: "owner" };
const anna: Caller = { kind: "user", auth: { uid: "anna", token: {} } };

/** Project "one" lets everybody do everything but touch `secret`; the others have no rules. */
const open: Ruleset = {
  decide: ({ path }) => ({ allowed: !path.includes("/secret"), reason: "" }),
};

let store: DocumentStore;
let core: FirestoreCore;

beforeEach(() => {
  store = createDocumentStore();
  core = createFirestoreCore({
    store,
    rules: (project) => (project === "one" ? open : null),
    lockTimeoutMs: 50,
  });
});

afterEach(() => store.close());

function set(path: string, n: number): Json {
  return { update: { name: `${documents}/${path}`, fields: { n: { integerValue: String(n) } } } };
}

function commit(caller: Caller, request: Json): Promise<Json> {
  return core.commit({ database, ...request }, caller);
}

const query = (collectionId: string, rest: Json = {}): Json => ({
  query: { parent: documents, structuredQuery: { from: [{ collectionId }], ...rest } },
});

const above = (value: number): Json => ({
  where: { fieldFilter: { field: { fieldPath: "n" }, op: "GREATER_THAN", value: { integerValue: String(value) } } },
});

describe("the core", () => {
  test("lets a browser's transaction lock nobody, and aborts it when what it read has changed", async () => {
    await commit(owner, { writes: [set("a/1", 1)] });
    const { transaction } = await core.beginTransaction({ database }, anna);
    await core.batchGetDocuments({ database, transaction, documents: [`${documents}/a/1`, `${documents}/a/2`] }, anna);
    await commit(owner, { writes: [set("a/2", 2)] });
    await expect(commit(anna, { transaction, writes: [set("a/3", 3)] })).rejects.toMatchObject({ status: "ABORTED" });
    const again = await core.batchGetDocuments({ database, newTransaction: {}, documents: [`${documents}/a/2`] }, anna);
    await commit(anna, { transaction: again[0]?.["transaction"], writes: [set("a/3", 3)] });
    expect(store.get(`${documents}/a/3`)).not.toBeNull();
  });

  test("refuses writes in a read-only transaction", async () => {
    const { transaction } = await core.beginTransaction({ database, options: { readOnly: {} } }, owner);
    const writing = commit(owner, { transaction, writes: [set("a/1", 1)] });
    await expect(writing).rejects.toMatchObject({ status: "INVALID_ARGUMENT" });
  });

  test("two server transactions in a circle: one is aborted at once, the other goes through", async () => {
    const begin = async (): Promise<unknown> => (await core.beginTransaction({ database }, owner))["transaction"];
    const [first, second] = [await begin(), await begin()];
    const read = (transaction: unknown, path: string): Promise<Json[]> =>
      core.batchGetDocuments({ database, transaction, documents: [`${documents}/${path}`] }, owner);
    await read(first, "a/1");
    await read(second, "a/2");
    const crossing = read(first, "a/2");
    await expect(read(second, "a/1")).rejects.toMatchObject({ status: "ABORTED" });
    await core.rollback({ database, transaction: second }, owner);
    expect((await crossing)[0]).toMatchObject({ missing: `${documents}/a/2` });
    await commit(owner, { transaction: first, writes: [set("a/1", 1), set("a/2", 2)] });
  });

  test("a failed precondition is told only to those whom the rules let write", async () => {
    const failing = (path: string): Json => ({ writes: [{ ...set(path, 1), currentDocument: { exists: true } }] });
    await expect(commit(anna, failing("a/1"))).rejects.toMatchObject({ status: "NOT_FOUND" });
    await expect(commit(anna, failing("secret/1"))).rejects.toMatchObject({ status: "PERMISSION_DENIED" });
  });

  test("asks each project's own rules", async () => {
    const other = "projects/two/databases/(default)";
    const writes = [{ update: { name: `${other}/documents/a/1`, fields: {} } }];
    await expect(core.commit({ database: other, writes }, anna)).rejects.toMatchObject({ status: "PERMISSION_DENIED" });
    await core.commit({ database: other, writes }, owner);
    await expect(core.getDocument({ name: `${documents}/a/1` }, owner)).rejects.toMatchObject({ status: "NOT_FOUND" });
  });

  test("shows targets to listeners: what they hold, what belongs to them, who may listen", async () => {
    await commit(owner, { writes: [set("a/1", 1), set("a/2", 2), set("a/2/b/3", 3)] });
    const limited = query("a", {
      ...above(0),
      limit: 1,
      orderBy: [{ field: { fieldPath: "n" }, direction: "DESCENDING" }],
    });
    const shown = core.readTarget(limited);
    expect(shown.documents.map(({ name }) => name)).toEqual([`${documents}/a/2`]);
    expect(core.now().version).toBeGreaterThanOrEqual(shown.version);
    const one = store.get(`${documents}/a/1`);
    const nested = store.get(`${documents}/a/2/b/3`);
    if (one === null || nested === null) throw new Error("both were written");
    expect(core.matchesTarget(limited, one)).toBe(true);
    expect(core.matchesTarget(limited, nested)).toBe(false);
    expect(core.matchesTarget(query("a", above(1)), one)).toBe(false);
    const group = query("b");
    ((group["query"] as Json)["structuredQuery"] as Json)["from"] = [{ collectionId: "b", allDescendants: true }];
    expect(core.matchesTarget(group, nested)).toBe(true);
    const named: Json = { documents: { documents: [`${documents}/a/1`, `${documents}/a/9`] } };
    expect(core.readTarget(named).documents).toEqual([one]);
    expect(core.matchesTarget(named, one)).toBe(true);
    expect(core.matchesTarget(named, nested)).toBe(false);
    core.authorizeTarget(limited, anna);
    core.authorizeTarget(query("secret"), owner);
    for (const target of [query("secret"), { documents: { documents: [`${documents}/secret/1`] } }]) {
      expect(() => core.authorizeTarget(target, anna)).toThrow(
        expect.objectContaining({ status: "PERMISSION_DENIED" }),
      );
    }
    expect(() => core.readTarget({})).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });

  test("a commit that changes nothing is still announced, for those who wait for its time", async () => {
    await commit(owner, { writes: [set("a/1", 1)] });
    const heard: [number, string][] = [];
    core.onCommit(({ changes, commitTime }) => heard.push([changes.length, commitTime]));
    const { commitTime } = await commit(owner, { writes: [set("a/1", 1)] });
    expect(heard).toEqual([[0, commitTime]]);
  });

  test("only server SDKs list collections", async () => {
    await expect(core.listCollectionIds({ parent: documents }, anna)).rejects.toMatchObject({
      status: "PERMISSION_DENIED",
    });
  });
});
