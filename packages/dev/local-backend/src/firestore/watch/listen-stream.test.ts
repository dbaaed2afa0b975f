import { expect, test } from "vitest";
import type { Json } from "../protocol/firestore-core.ts";
import { createFakeCore, fakeRoot } from "./fixtures/fake-core.ts";
import { createListenStream } from "./listen-stream.ts";
import { openScriptedStream } from "./fixtures/scripted-stream.ts";
import { createWatchHub } from "./watch-hub.ts";

const text = (value: string) => ({ a: { stringValue: value } });

function query(collectionId: string, rest: Json = {}, from: Json = {}): Json {
  return { query: { parent: fakeRoot, structuredQuery: { from: [{ collectionId, ...from }], ...rest } } };
}
const whereA = (value: string): Json => ({
  where: { fieldFilter: { field: { fieldPath: "a" }, op: "EQUAL", value: { stringValue: value } } },
});
const doc = (path: string): Json => ({ documents: { documents: [`${fakeRoot}/${path}`] } });

/** Messages in short: what a reader of the script needs to see. */
function short(message: Json): string {
  const ids = (value: unknown) =>
    Array.isArray(value)
      ? value
          .map(String)
          .toSorted((a, b) => a.localeCompare(b))
          .join(",")
      : "";
  const path = (name: unknown) => String(name).slice(fakeRoot.length + 1);
  const of = (key: string) => message[key] as Json;
  if (of("targetChange")) {
    const change = of("targetChange");
    const cause = change["cause"] ? ` ${(change["cause"] as { code: number }).code}` : "";
    return `${String(change["targetChangeType"])} ${ids(change["targetIds"]) || "all"}${cause}`;
  }
  if (of("documentChange")) {
    const { document, targetIds, removedTargetIds } = of("documentChange") as Json & { document: Json };
    return `${path(document["name"])} in ${ids(targetIds)}${ids(removedTargetIds) ? ` out ${ids(removedTargetIds)}` : ""}`;
  }
  if (of("documentDelete"))
    return `${path(of("documentDelete")["document"])} gone ${ids(of("documentDelete")["removedTargetIds"])}`;
  if (of("documentRemove"))
    return `${path(of("documentRemove")["document"])} out ${ids(of("documentRemove")["removedTargetIds"])}`;
  return `count ${String(of("filter")["targetId"])}=${String(of("filter")["count"])}`;
}

function setUp() {
  const core = createFakeCore();
  const hub = createWatchHub(core);
  const handler = createListenStream(core, { hub, storeLife: "one" });
  const open = () => {
    const stream = openScriptedStream(handler);
    return {
      send: stream.send,
      take: stream.take,
      end: stream.end,
      ending: () => stream.ending,
      listen: (targetId: number, target: Json, more: Json = {}) =>
        stream.send({ database: "projects/demo/databases/(default)", addTarget: { targetId, ...target, ...more } }),
      unlisten: (targetId: number) => stream.send({ removeTarget: targetId }),
      heard: () => stream.take().map(short),
      lastToken: () => (stream.take().at(-1) as { targetChange: { resumeToken: string } }).targetChange.resumeToken,
    };
  };
  return { core, hub, handler, open };
}

test("a new target gets its documents, then CURRENT, then one snapshot of all targets", () => {
  const { core, open } = setUp();
  core.put({ "shops/a": text("x"), "shops/b": text("y"), "other/c": text("x") });
  const user = open();
  user.listen(2, query("shops"));
  expect(user.heard()).toEqual(["ADD 2", "shops/a in 2", "shops/b in 2", "CURRENT 2", "NO_CHANGE all"]);
  user.listen(4, doc("shops/missing"));
  expect(user.heard()).toEqual(["ADD 4", "shops/missing gone 4", "CURRENT 4", "NO_CHANGE all"]);
});

test("one commit is one message per document with all its targets, then one snapshot not older than the commit", () => {
  const { core, open } = setUp();
  core.put({ "shops/a": text("x") });
  const user = open();
  user.listen(2, query("shops"));
  user.listen(4, doc("shops/a"));
  user.listen(6, query("shops", whereA("x")));
  user.heard();
  const commitTime = core.put({ "shops/a": text("y"), "shops/b": text("x") });
  const messages = user.take();
  expect(messages.map(short)).toEqual([
    expect.stringMatching(/^shops\/a in 2,4 out 6$|^shops\/b in 2,6$/),
    expect.stringMatching(/^shops\/a in 2,4 out 6$|^shops\/b in 2,6$/),
    "NO_CHANGE all",
  ]);
  expect(messages.at(-1)).toMatchObject({ targetChange: { readTime: commitTime } });
  core.put({ "shops/a": null });
  expect(user.heard()).toEqual(["shops/a gone 2,4", "NO_CHANGE all"]);
});

test("a stream that a commit does not touch hears nothing", () => {
  const { core, open } = setUp();
  const user = open();
  user.listen(2, query("shops", whereA("x")));
  user.heard();
  core.put({ "shops/a": text("y") });
  core.put({ "other/a": text("x") });
  expect(user.heard()).toEqual([]);
});

test("a document that leaves is shown with its new content only to those who may read it", () => {
  const { core, open } = setUp();
  core.put({ "shops/a": text("x"), "shops/b": text("x") });
  const user = open();
  user.listen(2, query("shops", whereA("x")));
  user.heard();
  core.put({ "shops/a": text("y") });
  expect(user.heard()).toEqual(["shops/a in  out 2", "NO_CHANGE all"]);
  core.deny("shops/b");
  core.put({ "shops/b": text("y") });
  expect(user.heard()).toEqual(["shops/b out 2", "NO_CHANGE all"]);
});

test("a limit moves: what enters the window is sent, what is pushed out is removed", () => {
  const { core, open } = setUp();
  core.put({ "shops/b": text("x"), "shops/c": text("x"), "shops/d": text("x") });
  const user = open();
  user.listen(2, query("shops", { limit: 2 }));
  expect(user.heard()).toEqual(["ADD 2", "shops/b in 2", "shops/c in 2", "CURRENT 2", "NO_CHANGE all"]);
  core.put({ "shops/a": text("x") });
  expect(user.heard()).toEqual(["shops/a in 2", "shops/c out 2", "NO_CHANGE all"]);
  core.put({ "shops/b": null });
  expect(user.heard()).toEqual(["shops/c in 2", "shops/b gone 2", "NO_CHANGE all"]);
  core.put({ "shops/z": text("x") });
  expect(user.heard()).toEqual([]);
});

test("collection groups see every depth, a collection only its own", () => {
  const { core, open } = setUp();
  const user = open();
  user.listen(2, query("items", {}, { allDescendants: true }));
  user.listen(4, query("items"));
  user.heard();
  core.put({ "shops/a/items/one": text("x") });
  expect(user.heard()).toEqual(["shops/a/items/one in 2", "NO_CHANGE all"]);
  core.put({ "items/two": text("x") });
  expect(user.heard()).toEqual(["items/two in 2,4", "NO_CHANGE all"]);
});

test("a removed target is answered once and stays silent", () => {
  const { core, hub, open } = setUp();
  const user = open();
  user.listen(2, query("shops"));
  user.heard();
  user.unlisten(2);
  user.unlisten(99);
  expect(user.heard()).toEqual(["REMOVE 2", "REMOVE 99"]);
  core.put({ "shops/a": text("x") });
  expect(user.heard()).toEqual([]);
  expect([hub.watchCount, core.listeners]).toEqual([0, 0]);
});

test("a denied target says why and leaves the others alone", () => {
  const { core, open } = setUp();
  core.deny("secret");
  const user = open();
  user.listen(2, query("shops"));
  user.heard();
  user.listen(4, query("secret"));
  expect(user.heard()).toEqual(["REMOVE 4 7"]);
  core.put({ "shops/a": text("x"), "secret/a": text("x") });
  expect(user.heard()).toEqual(["shops/a in 2", "NO_CHANGE all"]);
  expect(user.ending()).toBeNull();
});

test("a target that is wanted once goes after its snapshot", () => {
  const { hub, open } = setUp();
  const user = open();
  user.listen(2, query("shops"), { once: true });
  expect(user.heard()).toEqual(["ADD 2", "CURRENT 2", "NO_CHANGE all", "REMOVE 2"]);
  expect(hub.watchCount).toBe(0);
});

test("targets without an id get one", () => {
  const { open } = setUp();
  const user = open();
  user.listen(0, query("shops"));
  user.listen(0, query("other"));
  const added = user.heard().filter((line) => line.startsWith("ADD"));
  expect(new Set(added).size).toBe(2);
});

test("with a resume token only what changed since comes, and the count tells deletions", () => {
  const { core, open } = setUp();
  core.put({ "shops/a": text("x"), "shops/b": text("x") });
  const before = open();
  before.listen(2, query("shops"));
  const token = before.lastToken();
  before.end();
  core.put({ "shops/b": null });
  core.put({ "shops/c": text("x") });
  const after = open();
  after.listen(2, query("shops"), { resumeToken: token, expectedCount: 2 });
  expect(after.heard()).toEqual(["ADD 2", "shops/c in 2", "count 2=2", "CURRENT 2", "NO_CHANGE all"]);
});

test("a resumed window is told in full: an unchanged document can be new in it", () => {
  const { core, open } = setUp();
  core.put({ "shops/a": text("x"), "shops/b": text("x"), "shops/c": text("x") });
  const before = open();
  before.listen(2, query("shops", { limit: 2 }));
  const token = before.lastToken();
  before.end();
  core.put({ "shops/a": null });
  const after = open();
  after.listen(2, query("shops", { limit: 2 }), { resumeToken: token });
  expect(after.heard()).toEqual(["ADD 2", "shops/b in 2", "shops/c in 2", "count 2=2", "CURRENT 2", "NO_CHANGE all"]);
});

test("a token of another life of the store starts from the beginning", () => {
  const { core, open } = setUp();
  const before = open();
  before.listen(2, query("shops"));
  const token = before.lastToken();
  core.put({ "shops/a": text("x") });
  const restarted = openScriptedStream(createListenStream(core, { storeLife: "two" }));
  for (const resumeToken of [token, "Z2FyYmFnZQ=="]) {
    restarted.send({ addTarget: { targetId: 2, ...query("shops"), resumeToken } });
    expect(restarted.take().map(short)).toEqual(["ADD 2", "RESET 2", "shops/a in 2", "CURRENT 2", "NO_CHANGE all"]);
    restarted.send({ removeTarget: 2 });
    restarted.take();
  }
});

test("unusable requests end the stream or the target with the right code", () => {
  const { hub, open } = setUp();
  const user = open();
  user.listen(2, { pipelineQuery: {} });
  user.listen(4, {});
  expect(user.heard()).toEqual(["REMOVE 2 12", "REMOVE 4 3"]);
  user.listen(6, query("shops"));
  user.listen(6, query("shops"));
  const empty = open();
  empty.send({});
  const statuses = [user, empty].map((stream) => stream.ending()?.error?.status);
  expect(statuses).toEqual(["INVALID_ARGUMENT", "INVALID_ARGUMENT"]);
  expect(hub.watchCount).toBe(0);
});

test("200 listeners on documents and queries: a commit is matched for those it can touch only", () => {
  const { core, open } = setUp();
  const users = Array.from({ length: 100 }, () => open());
  users.forEach((user, index) => {
    user.listen(2, doc(`shops/${index}`));
    user.listen(4, query(`orders-${index}`));
    user.listen(6, query("shops", whereA("x")));
    user.heard();
  });
  const before = core.matches;
  core.put({ "shops/7": text("x") });
  expect(core.matches - before).toBe(1);
  expect(users.filter((user) => user.heard().length > 0)).toHaveLength(100);
});

test("100 streams coming and going leave nothing", () => {
  const { core, hub, open } = setUp();
  for (let round = 0; round < 100; round += 1) {
    const user = open();
    user.listen(2, query("shops"));
    user.listen(4, query("shops", { limit: 1 }));
    user.listen(6, doc("shops/a"));
    core.put({ "shops/a": text(String(round)) });
    if (round % 2 === 0) user.unlisten(4);
    user.end();
  }
  expect([hub.watchCount, core.listeners]).toEqual([0, 0]);
});
