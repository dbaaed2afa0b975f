import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { loadRules } from "firebase-local-backend/rules";
import { parseRules } from "firebase-local-backend/rules/parser";
import type { MatchBlock } from "firebase-local-backend/rules/syntax";
import { paths } from "@lokalkorb/model/paths";
import { basketsAccess } from "./access/baskets-access.ts";
import { businessAccess } from "./access/business-access.ts";
import { offeringsAccess } from "./access/offerings-access.ts";
import { ordersAccess } from "./access/orders-access.ts";
import { platformAccess } from "./access/platform-access.ts";
import { restaurantsAccess } from "./access/restaurants-access.ts";
import { usersAccess } from "./access/users-access.ts";
import type { Operation } from "./access-row.ts";
import { businessFields } from "./fields/business-fields.ts";
import { offeringsFields } from "./fields/offerings-fields.ts";
import { restaurantsFields } from "./fields/restaurants-fields.ts";
import { basketsFields, usersFields } from "./fields/shopper-fields.ts";
import { factOf, proveRow, templateOf, withSilentDenials, worldOfFile } from "./prove-access.ts";
import { rulesFile } from "./rules-world.ts";
import { seededDocuments } from "./seeded-documents.ts";

const rows = [
  ...offeringsAccess,
  ...restaurantsAccess,
  ...basketsAccess,
  ...ordersAccess,
  ...businessAccess,
  ...usersAccess,
  ...platformAccess,
];
const fieldRows = [...offeringsFields, ...restaurantsFields, ...basketsFields, ...businessFields, ...usersFields];
const templates: readonly string[] = Object.values(paths);
const spokenOf = new Set(rows.map(({ path }) => templateOf(path)));
const untouched = Object.keys(seededDocuments).filter((path) => !spokenOf.has(templateOf(path)));

const world = worldOfFile();

test("every path of the database has a document to be proven on", () => {
  const seeded = new Set(Object.keys(seededDocuments).map(templateOf));
  expect(templates.filter((template) => !seeded.has(template))).toEqual([]);
  expect(seeded.has(null)).toBe(false);
});

test.each(untouched.map((path) => [factOf(path), path] as const))(
  "%s nobody may do anything with %s",
  async (_fact, path) => {
    await Promise.all(
      withSilentDenials(path, [])
        .filter(({ operation }) => operation !== "create")
        .map((row) => proveRow(world(), row)),
    );
    await proveRow(world(), { path, operation: "create", allowed: [] });
  },
);

/** A shopper's own two: the tests of users list what they may not begin with. */
const beganInAttacks = new Set<string>([paths.user, paths.privateUser]);

interface Allowed {
  readonly template: string;
  readonly operations: ReadonlySet<Operation>;
}

function allowedIn({ path, allows, matches }: MatchBlock, above: string): readonly Allowed[] {
  const segments = path.map((segment) => (segment.kind === "literal" ? segment.text : `{${segment.name}}`));
  const template = [above, ...segments].filter((part) => part !== "").join("/");
  const operations = new Set(allows.flatMap(({ methods }) => [...methods]));
  return [
    ...(operations.size === 0 ? [] : [{ template, operations }]),
    ...matches.flatMap((match) => allowedIn(match, template)),
  ];
}

const database = must(
  parseRules(readFileSync(rulesFile("firestore.rules"), "utf8")).file.services[0]?.matches[0],
  "one database",
);
const allowed = database.matches.flatMap((match) => allowedIn(match, ""));

test("the rules speak of documented paths only, in the order of the database", () => {
  const order = allowed.map(({ template }) => templates.indexOf(template));
  expect(allowed.filter(({ template }) => !templates.includes(template))).toEqual([]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test.each(allowed.map((block) => [block.template, block] as const))(
  "whatever %s allows is proven to be allowed to somebody",
  (_template, { template, operations }) => {
    const proven = rows.filter(({ path, allowed }) => allowed.length > 0 && templateOf(path) === template);
    expect([...operations].filter((operation) => !proven.some((row) => row.operation === operation))).toEqual([]);
  },
);

test.each(["firestore.rules", "storage.rules"])(
  "F-3 nothing in %s is unknown, called with the wrong number of arguments, or unused",
  (name) => {
    expect(loadRules(readFileSync(rulesFile(name), "utf8"), name).issues).toEqual([]);
  },
);

test("whatever browsers write is proven field by field, by its own type", () => {
  const written = allowed.filter(({ operations }) => operations.has("create") || operations.has("update"));
  const proven = new Set(fieldRows.map(({ path }) => templateOf(path)));
  expect(written.map(({ template }) => template).filter((template) => !proven.has(template))).toEqual([]);
  expect(fieldRows.filter(({ path, definition }) => templateOf(path) !== definition.path)).toEqual([]);
});

test("whatever browsers begin is proven to begin well and badly", () => {
  const begun = allowed.filter(({ operations }) => operations.has("create")).map(({ template }) => template);
  const proven = new Set(fieldRows.filter(({ fresh }) => fresh !== undefined).map(({ definition }) => definition.path));
  expect(begun.filter((template) => !proven.has(template) && !beganInAttacks.has(template))).toEqual([]);
});

/** Goods, times and what is made of them. The wire itself is looked at in open-kitchen.backend.test.ts. */
const readByKitchen = [
  "data/stats",
  "data/switches",
  "listings/{restaurantId}",
  "offerings/{offeringId}",
  "offerings/{offeringId}/bundles/{bundleId}",
  "offerings/{offeringId}/items/{itemId}",
  "offerings/{offeringId}/options/{optionId}",
  "offerings/{offeringId}/storefronts/{storefrontId}",
  "offerings/{offeringId}/storefronts/{storefrontId}/categories/{categoryId}",
  "offerings/{offeringId}/storefronts/{storefrontId}/productGroups/{groupId}",
  "restaurants/{restaurantId}",
  "restaurants/{restaurantId}/data/watch",
  "restaurants/{restaurantId}/distributionOptions/{optionId}",
  "restaurants/{restaurantId}/distributionOptions/{optionId}/slots/{slotKey}",
  "restaurants/{restaurantId}/kitchenNotes/{orderId}",
  "restaurants/{restaurantId}/legalTexts/{textId}",
  "restaurants/{restaurantId}/tickets/{orderId}",
  "shorturls/{code}",
];

test("GDP-02 all that the kitchen may read, by name: no order, no customer and no account", () => {
  const kitchenReads = rows.filter(
    ({ allowed: who, operation }) => who.includes("kitchen") && (operation === "get" || operation === "list"),
  );
  const pathsRead = [...new Set(kitchenReads.map(({ path }) => templateOf(path) ?? ""))].toSorted();
  expect(pathsRead).toEqual(readByKitchen);
});
