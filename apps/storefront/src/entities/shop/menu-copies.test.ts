import { expect, it } from "vitest";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { menuCopies } from "./menu-copies.ts";

const aMenu = (letters: number): Menu => ({ version: "x".repeat(letters) }) as unknown as Menu;
const sizeOf = (letters: number): number => JSON.stringify(aMenu(letters)).length;

const asked: string[] = [];
const fetching = (letters: (path: string) => number) => (path: string) => {
  asked.push(path);
  return Promise.resolve(aMenu(letters(path)));
};

it("D-10.1 keeps menus by their size: what was read longest ago leaves when there is no room", async () => {
  asked.splice(0);
  const read = menuCopies(
    fetching(() => 100),
    sizeOf(100) * 2,
  );
  for (const path of ["a", "b", "a", "c", "a", "b"]) await read(path);
  expect(asked).toEqual(["a", "b", "c", "b"]);
});

it("D-10.1 one large menu takes the room of many small ones, and stays while it is the last", async () => {
  asked.splice(0);
  const read = menuCopies(
    fetching((path) => (path === "large" ? 5000 : 10)),
    1000,
  );
  for (const path of ["a", "b", "c", "a", "large", "large", "a"]) await read(path);
  expect(asked).toEqual(["a", "b", "c", "large", "a"]);
});

it("asks once for a menu that many want at the same time, and again for one that failed", async () => {
  let fails = true;
  let count = 0;
  const read = menuCopies(() => {
    count += 1;
    return fails ? Promise.reject(new Error("down")) : Promise.resolve(aMenu(1));
  });
  const answers = await Promise.allSettled([read("a"), read("a")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  await read("a");
  await read("a");
  expect(count).toBe(2);
});
