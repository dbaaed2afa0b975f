import { expect, it } from "vitest";
import { versionsInReach } from "../catalog/versions/versions-in-reach.ts";
import {
  keptUnused,
  menusInReach,
  pictureOf,
  picturesIn,
  pictureSteps,
  type StoredPicture,
} from "./unused-pictures.ts";

const bread = `pictures/shop/${"a".repeat(43)}`;
const now = 1_000 * keptUnused;
const file = (facts: Partial<StoredPicture>): StoredPicture => ({
  name: `${bread}-320.avif`,
  generation: 1,
  picture: bread,
  unusedSince: null,
  ...facts,
});

it("finds pictures in texts, and the picture of a file", () => {
  expect(picturesIn(JSON.stringify({ images: [{ path: bread }], cover: { path: `${bread}-x` } }))).toEqual([
    bread,
    bread,
  ]);
  expect(picturesIn("nothing")).toEqual([]);
  expect(pictureOf(`${bread}-1280.webp`)).toBe(bread);
  expect(pictureOf("originals/shop/u1")).toBeNull();
});

it.each([
  ["new and unused", {}, [], "mark"],
  ["unused for less than its time", { unusedSince: now - keptUnused + 1 }, [], null],
  ["unused for its time", { unusedSince: now - keptUnused }, [], "remove"],
  ["used", {}, [bread], null],
  ["used again", { unusedSince: now - keptUnused }, [bread], "unmark"],
  ["a photo without a picture", { picture: null }, [bread], "mark"],
] as const)("%s", (_, facts, used, step) => {
  const steps = pictureSteps([file(facts)], new Set(used), now);
  const did = (["mark", "unmark", "remove"] as const).filter((each) => steps[each].length > 0);
  expect(did).toEqual(step === null ? [] : [step]);
});

it("M-S8 photos of the publications that can be brought back stay, however old these are", () => {
  const menu = (storefront: string, version: number, at: number) => ({
    name: `menus/shop/${storefront}/${version}.json`,
    at,
  });
  const old = Array.from({ length: versionsInReach + 3 }, (_, index) => menu("web", index + 1, 0));
  const names = menusInReach([...old, menu("lunch", 1, 0), menu("lunch", 2, now)], now);
  expect(names.filter((name) => name.includes("/web/"))).toEqual(
    old
      .slice(3)
      .map(({ name }) => name)
      .toReversed(),
  );
  expect(names.filter((name) => name.includes("/lunch/"))).toHaveLength(2);
  const recent = Array.from({ length: versionsInReach + 3 }, (_, index) => menu("web", index + 1, now));
  expect(menusInReach(recent, now)).toHaveLength(recent.length);
});
