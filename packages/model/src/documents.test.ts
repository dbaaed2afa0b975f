import { expect, test } from "vitest";
import { matchPath } from "./testing/match-path.ts";
import { paths } from "./paths.ts";
import { documentModules } from "./testing/document-modules.ts";

test("every module defines exactly one document", () => {
  for (const { file, definitions: own } of documentModules) expect(own, file).toHaveLength(1);
});

test("every path has exactly one module, and the reverse", () => {
  const defined = documentModules.flatMap((module) => module.definitions.map((definition) => definition.path));
  expect(defined.toSorted()).toEqual(Object.values(paths).toSorted());
});

test("the folder tree is the database tree", () => {
  for (const { file, definitions: own } of documentModules) {
    const collections = own[0]?.path.split("/").filter((segment) => !segment.startsWith("{")) ?? [];
    const words = file.replace(/\.ts$/, "").split("/");
    // Folders are the collections above; the last word names the document itself.
    for (const word of words.slice(0, -1)) {
      const camel = word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(collections, file).toContain(camel);
    }
  }
});

function documented(id: string, samples: readonly string[]): void {
  test.each(samples)(`${id} %s has a typed path`, (path) => {
    expect(Object.values(paths).filter((template) => matchPath(template, path) !== null)).toHaveLength(1);
  });
}

documented("F03", [
  "restaurants/r/orders/o",
  "restaurants/r/baskets/b",
  "restaurants/r/subscribers/s",
  "restaurants/r/discountCodes/d",
  "restaurants/r/b2bCustomers/c",
  "restaurants/r/b2bInvoices/i",
]);
documented("F12", [
  "offerings/o",
  "offerings/o/storefronts/s",
  "offerings/o/storefronts/s/categories/c",
  "offerings/o/storefronts/s/productGroups/g",
  "offerings/o/bundles/b",
  "offerings/o/options/p",
  "offerings/o/items/i",
]);
documented("F13", [
  "restaurants/r",
  "restaurants/r/orders/o",
  "restaurants/r/distributionOptions/d",
  "restaurants/r/baskets/b",
  "restaurants/r/subscribers/s",
  "restaurants/r/marketing/emailBroadcast",
  "restaurants/r/marketing/emailBroadcast/broadcasts/b",
  "restaurants/r/historicOrders/o",
  "restaurants/r/b2bInvoices/i",
  "restaurants/r/discountCodes/d",
  "restaurants/r/penguinLockerLogs/l",
  "restaurants/r/penguinLockerOrders/l",
  "restaurants/r/mintOrders/m",
  "restaurants/r/orderPlans/p",
  "restaurants/r/users/u",
  "restaurants/r/b2bCustomers/b",
  "restaurants/r/ready2OrderAccounts/a",
]);
documented(
  "F14",
  ["settings", "account", "invoices", "success", "paymentSettings"].map((name) => `restaurants/r/data/${name}`),
);
documented("F15", ["shorturls/abc123"]);
documented("F16", ["users/u", "users/u/private/user", "users/u/orders/o"]);
documented("F17", ["data/stats"]);
