import { expect, test } from "vitest";
import { changedAreas } from "./changed-areas.ts";

const nothing = { everything: false, backend: false, browser: false, branches: false };

test.each([
  ["a page of the docs", ["docs/decisions/0001-x.md"], nothing],
  ["a README of a package", ["packages/domain/README.md"], { ...nothing, branches: true }],
  ["a German word of a screen", ["apps/storefront/src/features/home/list/home-text.ts"], { ...nothing, browser: true }],
  [
    "a rule of the shop",
    ["packages/domain/src/kernel/money/allocate.ts"],
    { everything: false, backend: true, browser: true, branches: true },
  ],
  ["a unit test", ["packages/domain/src/kernel/money/allocate.test.ts"], { ...nothing, branches: true }],
  ["an access rule", ["firestore.rules"], { ...nothing, backend: true, browser: true }],
  ["a function", ["functions/src/ordering/place/place-order.ts"], { ...nothing, backend: true, browser: true }],
  ["a journey", ["packages/dev/e2e/src/search.spec.ts"], { ...nothing, browser: true }],
  ["the lockfile", ["pnpm-lock.yaml"], { ...nothing, everything: true }],
])("%s reaches the tests that it can touch", (_what, files, expected) => {
  expect(changedAreas(files)).toEqual(expected);
});
