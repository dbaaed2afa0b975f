import { expect, it } from "vitest";
import { takesStreets } from "./street-pages.ts";

it.each([
  ["storefront", "/", true],
  ["storefront", "/hofladen/anfahrt", true],
  ["storefront", "/hofladen", false],
  ["storefront", "/hofladen/anfahrt/mehr", false],
  ["console", "/", true],
  ["console", "/anmelden", true],
] as const)("F04 in the %s a document of %s takes streets: %s", (app, path, isTaken) => {
  expect(takesStreets(app, path)).toBe(isTaken);
});
