import { expect, test } from "vitest";
import { queryOf, type QueryConstraints } from "../document/document-query.ts";
import { categoryDocument } from "../documents/offerings/storefronts/categories.ts";
import { userDocument } from "../documents/users/users.ts";
import type { StoredDocument } from "./ports.ts";
import { maxIdleSubscriptions, retentionMillis } from "./retention.ts";
import { ScriptedWorld } from "../testing/scripted-world.ts";

const me = { uid: "me" };
const path = "users/me";
const profile = (userName: string) => ({ userName, restaurants: [], restaurantRoles: {}, locale: "de" });

const collection = "offerings/o/storefronts/s/categories";
const in_ = { offeringId: "o", storefrontId: "s" };
const category = (id: string, position: number, more: object = {}): StoredDocument => ({
  path: `${collection}/${id}`,
  fields: { name: id, slug: id, position, entries: [], status: "active", ...more },
});
const categories = (constraints: QueryConstraints<typeof categoryDocument> = {}) =>
  queryOf(categoryDocument, in_, constraints);

test("F20 a document is subscribed live by its path", () => {
  const world = new ScriptedWorld();
  world.opensDocument("profile", userDocument, me);
  world.serverSends(userDocument, me, profile("Anna-1"));
  world.serverSends(userDocument, me, profile("Anna-2"));
  world.serverSends(userDocument, me, null);
  expect(world.story()).toEqual([
    "listen users/me",
    "profile sees pending",
    'profile sees "Anna-1"',
    'profile sees "Anna-2"',
    "profile sees absent",
  ]);
});

test("F21 one subscription serves every screen, and a late one sees at once what is known", () => {
  const world = new ScriptedWorld();
  world.opensDocument("header", userDocument, me);
  world.serverSends(userDocument, me, profile("Kunde"));
  world.story();
  world.opensDocument("account", userDocument, me);
  expect(world.story()).toEqual(['account sees "Kunde"']);
});

test("F21 a document that is known to be absent is not asked for again", () => {
  const world = new ScriptedWorld();
  world.opensDocument("header", userDocument, me);
  world.serverSends(userDocument, me, null);
  world.story();
  world.opensDocument("account", userDocument, me);
  expect(world.story()).toEqual(["account sees absent"]);
});

test("F22 a subscription lives 1,200,000 ms after the last screen left", () => {
  expect(retentionMillis).toBe(1_200_000);
  const world = new ScriptedWorld();
  const close = world.opensDocument("screen", userDocument, me);
  world.serverSends(userDocument, me, profile("Kunde"));
  close();
  world.story();
  world.passes(1_199_999);
  expect(world.story()).toEqual([]);
  world.passes(1);
  expect(world.story()).toEqual(["stop users/me"]);
});

test("F22 who comes back in time sees everything at once, changes included, without a new subscription", () => {
  const world = new ScriptedWorld();
  const close = world.opensDocument("screen", userDocument, me);
  world.serverSends(userDocument, me, profile("vorher"));
  close();
  world.passes(1_000_000);
  world.serverSends(userDocument, me, profile("nachher"));
  world.story();
  const leave = world.opensDocument("screen", userDocument, me);
  expect(world.story()).toEqual(['screen sees "nachher"']);
  // The clock starts anew with the next last one.
  world.passes(1_000_000);
  leave();
  world.passes(1_199_999);
  expect(world.listening).toEqual([path]);
  world.passes(1);
  expect(world.listening).toEqual([]);
});

test("F22 after that time the next screen starts anew", () => {
  const world = new ScriptedWorld();
  world.opensDocument("screen", userDocument, me)();
  world.passes(1_200_000);
  world.story();
  world.opensDocument("screen", userDocument, me);
  expect(world.story()).toEqual(["listen users/me", "screen sees pending"]);
});

test("F22 leaving twice counts once", () => {
  const world = new ScriptedWorld();
  const leave = world.opensDocument("first", userDocument, me);
  world.opensDocument("second", userDocument, me);
  leave();
  leave();
  world.passes(1_200_000);
  expect(world.listening).toEqual([path]);
});

test("idle subscriptions are bounded, the oldest goes first", () => {
  const world = new ScriptedWorld();
  for (let index = 0; index <= maxIdleSubscriptions; index += 1)
    world.opensDocument("screen", userDocument, { uid: `u${index}` })();
  expect(world.listening).toHaveLength(maxIdleSubscriptions);
  expect(world.listening).not.toContain("users/u0");
});

test("F23 a list inside a list that is here is filtered locally", () => {
  const world = new ScriptedWorld();
  world.opensList("all", categories());
  world.serverSendsList(collection, [category("a", 3), category("b", 1), category("c", 2, { status: "hidden" })]);
  world.story();
  world.opensList("active", categories({ where: [["status", "==", "active"]], orderBy: [["position"]], limit: 1 }));
  expect(world.story()).toEqual(["active sees [b]"]);
  world.serverSendsList(collection, [category("a", 0), category("b", 1)]);
  expect(world.story()).toEqual(["all sees [a b]", "active sees [a]"]);
});

const rows = [
  category("a", 1, { description: "rot" }),
  category("b", 2, { entries: [{ kind: "item", id: "1" }] }),
  category("c", 3, { description: "blau", entries: [{ kind: "item", id: "2" }] }),
];
test.each<[string, QueryConstraints<typeof categoryDocument>, string]>([
  ["<", { where: [["position", "<", 2]] }, "a"],
  ["<=", { where: [["position", "<=", 2]] }, "a b"],
  ["==", { where: [["position", "==", 2]] }, "b"],
  ["!=", { where: [["position", "!=", 2]] }, "a c"],
  ["!= leaves out documents without the field", { where: [["description", "!=", "rot"]] }, "c"],
  [">=", { where: [["position", ">=", 2]] }, "b c"],
  [">", { where: [["position", ">", 2]] }, "c"],
  ["array-contains", { where: [["entries", "array-contains", { kind: "item", id: "2" }]] }, "c"],
  ["in", { where: [["position", "in", [1, 3]]] }, "a c"],
  ["not-in", { where: [["position", "not-in", [1, 3]]] }, "b"],
  [
    "array-contains-any",
    {
      where: [
        [
          "entries",
          "array-contains-any",
          [
            { kind: "item", id: "1" },
            { kind: "item", id: "2" },
          ],
        ],
      ],
    },
    "b c",
  ],
  ["orderBy", { orderBy: [["position", "desc"]] }, "c b a"],
  ["orderBy leaves out documents without the field", { orderBy: [["description"]] }, "c a"],
  ["limit", { orderBy: [["position"]], limit: 2 }, "a b"],
])("F23 cached queries know %s", (_, constraints, expected) => {
  const world = new ScriptedWorld();
  world.opensList("all", categories());
  world.serverSendsList(collection, rows);
  world.story();
  world.opensList("part", categories(constraints));
  expect(world.story()).toEqual([`part sees [${expected}]`]);
});

test.each<[string, QueryConstraints<typeof categoryDocument>]>([
  ["cut", { limit: 10 }],
  ["narrower", { where: [["status", "==", "active"]] }],
  ["ordered by a field that documents may lack", { orderBy: [["description"]] }],
])("F23 a list that is %s cannot answer another one", (_, constraints) => {
  const world = new ScriptedWorld();
  world.opensList("some", categories(constraints));
  world.serverSendsList(collection, rows);
  const some = world.story();
  expect(some.at(-1)).toBe("some sees [a b c]");
  // The scripted server tells lists apart by what they filter.
  world.opensList("other", categories({ where: [["position", ">", 0]] }));
  expect(world.story()).toEqual([`listen ${collection}?position>0`, "other sees pending"]);
});

test("F22 a local list keeps the wide one alive", () => {
  const world = new ScriptedWorld();
  const closeAll = world.opensList("all", categories());
  world.serverSendsList(collection, rows);
  const closePart = world.opensList("part", categories({ where: [["position", ">", 1]] }));
  closeAll();
  world.passes(2_000_000);
  expect(world.listening).toEqual([collection]);
  closePart();
  world.passes(1_199_999);
  expect(world.listening).toEqual([collection]);
  world.passes(1);
  expect(world.listening).toEqual([]);
});

test("F22 a list and a part of it end together, 20 minutes after their last screen", () => {
  const world = new ScriptedWorld();
  const closeAll = world.opensList("all", categories());
  world.serverSendsList(collection, rows);
  const closePart = world.opensList("part", categories({ where: [["position", ">", 1]] }));
  closePart();
  closeAll();
  world.passes(1_199_999);
  world.opensList("part again", categories({ where: [["position", ">", 1]] }))();
  expect(world.story()).not.toContain(`stop ${collection}`);
  world.passes(1);
  world.passes(1_199_998);
  expect(world.listening).toEqual([collection]);
  world.passes(1);
  expect(world.listening).toEqual([]);
});

test("F22 the part's screens may go and come while the list waits for its own", () => {
  const world = new ScriptedWorld();
  const closeAll = world.opensList("all", categories());
  world.serverSendsList(collection, rows);
  world.opensList("part", categories({ where: [["position", ">", 1]] }))();
  world.passes(1_200_000);
  expect(world.listening).toEqual([collection]);
  closeAll();
  world.passes(1_000_000);
  world.opensList("all", categories())();
  world.passes(1_000_000);
  expect(world.listening).toEqual([collection]);
  world.passes(200_000);
  expect(world.listening).toEqual([]);
});

test("F21 a document that a list holds is shown before its own answer", () => {
  const world = new ScriptedWorld();
  world.opensList("all", categories());
  world.serverSendsList(collection, rows);
  world.story();
  world.opensDocument("detail", categoryDocument, { ...in_, categoryId: "b" });
  expect(world.story()).toEqual([`listen ${collection}/b`, 'detail sees "b"']);
});

test("F24 a cursor query logs an error and yields nothing", () => {
  const world = new ScriptedWorld();
  world.opensList("page 2", categories({ orderBy: [["position"]], startAfter: [2] }));
  expect(world.story()).toEqual(["error: cursor queries are not supported from the cache", "page 2 sees failed"]);
  expect(world.listening).toEqual([]);
});

test("F29 a failed fetch is logged once and yields nothing", () => {
  const world = new ScriptedWorld();
  world.opensDocument("profile", userDocument, me);
  world.story();
  world.serverRefuses(path, { type: "denied", cause: "rules" });
  expect(world.story()).toEqual(["error: document could not be fetched", "profile sees failed"]);
});

test("F29 a failed query is logged once and yields nothing", () => {
  const world = new ScriptedWorld();
  world.opensList("all", categories());
  world.story();
  world.serverRefuses(collection, { type: "unavailable", cause: "down" });
  expect(world.story()).toEqual(["error: query could not be fetched", "all sees failed"]);
});

test("F29 what failed is not kept: the next screen asks again", () => {
  const world = new ScriptedWorld();
  const close = world.opensDocument("profile", userDocument, me);
  world.serverRefuses(path, { type: "denied", cause: "rules" });
  close();
  world.story();
  world.opensDocument("profile", userDocument, me);
  expect(world.story()).toEqual(["listen users/me", "profile sees pending"]);
});

test("F29 a document that does not fit its schema is logged and yields nothing", () => {
  const world = new ScriptedWorld();
  world.opensDocument("profile", userDocument, me);
  world.story();
  world.serverSends(userDocument, me, { ...profile("Kunde"), restaurants: 7 });
  expect(world.story()).toEqual(["error: document does not fit its schema", "profile sees failed"]);
});

test("F29 one broken document does not empty a list", () => {
  const world = new ScriptedWorld();
  world.opensList("all", categories());
  world.story();
  world.serverSendsList(collection, [category("a", 1), category("b", -1)]);
  expect(world.story()).toEqual(["error: document does not fit its schema", "all sees [a]"]);
});

test("a screen is not woken by an answer that changes nothing", () => {
  const world = new ScriptedWorld();
  world.opensList("all", categories());
  world.serverSendsList(collection, rows);
  world.story();
  world.serverSendsList(collection, [...rows]);
  expect(world.story()).toEqual([]);
});

test("another user: private documents on screen are asked for again, the others forgotten, public ones stay", () => {
  const world = new ScriptedWorld();
  world.cache.identityChanged("u1");
  world.opensDocument("profile", userDocument, me);
  world.serverSends(userDocument, me, profile("geheim"));
  world.opensDocument("left", userDocument, { uid: "other" })();
  world.opensList("menu", categories());
  world.serverSendsList(collection, rows);
  world.story();
  world.cache.identityChanged("u2");
  expect(world.story()).toEqual(["stop users/me", "profile sees pending", "listen users/me", "stop users/other"]);
  world.cache.identityChanged("u2");
  expect(world.story()).toEqual([]);
});

test("signing in asks again for what was denied to a stranger", () => {
  const world = new ScriptedWorld();
  world.cache.identityChanged(null);
  world.opensDocument("profile", userDocument, me);
  world.serverRefuses(path, { type: "denied", cause: "rules" });
  world.story();
  world.cache.identityChanged("me");
  expect(world.story()).toEqual(["stop users/me", "profile sees pending", "listen users/me"]);
});

test("the first word about who is signed in restarts nothing", () => {
  const world = new ScriptedWorld();
  world.opensDocument("profile", userDocument, me);
  world.story();
  world.cache.identityChanged("me");
  expect(world.story()).toEqual([]);
});

test("an answer to the user before is never shown to the user after", () => {
  const world = new ScriptedWorld();
  world.cache.identityChanged("u1");
  world.opensDocument("profile", userDocument, me);
  world.serverSends(userDocument, me, profile("alt"));
  world.cache.identityChanged("u2");
  world.story();
  world.serverSends(userDocument, me, profile("neu"));
  expect(world.story()).toEqual(['profile sees "neu"']);
});

test("what failed can be asked for again", () => {
  const world = new ScriptedWorld();
  world.opensList("all", categories());
  world.serverRefuses(collection, { type: "unavailable", cause: "down" });
  world.story();
  world.cache.retryFailed();
  world.serverSendsList(collection, rows);
  expect(world.story()).toEqual([`stop ${collection}`, "all sees pending", `listen ${collection}`, "all sees [a b c]"]);
});

test("what was denied is not asked for again and again", () => {
  const world = new ScriptedWorld();
  world.opensList("all", categories());
  world.serverRefuses(collection, { type: "denied", cause: "rules" });
  world.story();
  world.cache.retryFailed();
  expect(world.story()).toEqual([]);
});

test("strict mode's leaving and coming back in one breath is one subscription", () => {
  const world = new ScriptedWorld();
  const observable = world.cache.document(userDocument, me);
  observable.subscribe(() => undefined)();
  world.cache.document(userDocument, me).subscribe(() => undefined);
  expect(world.story()).toEqual(["listen users/me"]);
});

test("an observable that nobody subscribes to costs nothing", () => {
  const world = new ScriptedWorld();
  expect(world.cache.document(userDocument, me).state()).toEqual({ status: "pending" });
  expect(world.story()).toEqual([]);
});

test("a state keeps its identity until something changes", () => {
  const world = new ScriptedWorld();
  const observable = world.cache.query(categories());
  observable.subscribe(() => undefined);
  world.serverSendsList(collection, rows);
  const before = observable.state();
  world.serverSendsList(collection, [...rows]);
  expect(observable.state()).toBe(before);
});

test("the same key gives the same observable, so a render may ask again", () => {
  const world = new ScriptedWorld();
  expect(world.cache.document(userDocument, { uid: "me" })).toBe(world.cache.document(userDocument, { uid: "me" }));
  expect(world.cache.query(categories({ limit: 3 }))).toBe(world.cache.query(categories({ limit: 3 })));
  expect(world.cache.query(categories({ limit: 3 }))).not.toBe(world.cache.query(categories({ limit: 4 })));
});

test("a long list is decoded in slices, shown whole, and a later answer takes its place", () => {
  const world = new ScriptedWorld();
  const shownLengths = (close: () => void): readonly number[] => {
    close();
    return world.story().flatMap((line) => /^board sees \[(.*)\]$/.exec(line)?.[1]?.split(" ").length ?? []);
  };
  const rows = Array.from({ length: 120 }, (_, index) => category(`c${index}`, index));
  const close = world.opensList("board", categories());
  world.serverSendsList(collection, rows);
  expect(world.story()).toEqual([`listen ${collection}`, "board sees pending"]);
  world.serverSendsList(collection, rows.slice(0, 90));
  // A busy machine makes smaller slices; there are never more of them than rows.
  for (const _row of rows) world.passes(0);
  expect(shownLengths(close)).toEqual([90]);
});

test("leaving while a long list is decoded shows nobody anything", () => {
  const world = new ScriptedWorld();
  const rows = Array.from({ length: 120 }, (_, index) => category(`c${index}`, index));
  world.opensList("board", categories());
  world.serverSendsList(collection, rows);
  world.cache.endAll();
  world.story();
  for (const _row of rows) world.passes(0);
  expect(world.story()).toEqual([]);
});
