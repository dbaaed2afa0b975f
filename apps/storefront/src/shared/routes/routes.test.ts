import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { orderPath, parseOrderKey } from "./paths.ts";
import { reservedSlugs } from "./reserved-slugs.ts";
import { routes } from "./routes.ts";

const pageFiles = readdirSync(fileURLToPath(new URL("../../pages", import.meta.url)), {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith(".tsx") && !file.startsWith("_"))
  .map((file) => `/${file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "")}`.replace(/(.)\/$/, "$1"));

it("names every page file, and every name has its file", () => {
  expect(
    Object.values(routes)
      .map(({ page }) => page)
      .toSorted(),
  ).toEqual(pageFiles.toSorted());
});

it("keeps shops from taking an address of the product", () => {
  for (const file of pageFiles) {
    const first = file.split("/")[1] ?? "";
    if (first !== "" && !first.startsWith("[")) expect(reservedSlugs).toContain(first);
  }
  expect(reservedSlugs).toEqual(expect.arrayContaining(["api", "goods", "_next", "impressum", "bestellung"]));
});

it("F06 keeps steps and personal pages out of search engines", () => {
  expect(routes.checkout.noIndex).toBe(true);
  expect(routes.order.noIndex).toBe(true);
  expect(routes.shop.noIndex).toBe(false);
});

it("finds shop and order again in an order's address", () => {
  const key = { restaurantId: "hofladen", orderId: "a_B-1" };
  expect(parseOrderKey(decodeURIComponent(orderPath(key).slice("/bestellung/".length)))).toEqual(key);
  for (const wrong of ["", "a", "a.b.c", "a.", ".b", "a.b/c", "<a>.b"]) expect(parseOrderKey(wrong)).toBeNull();
});
