import { expect, it } from "vitest";
import { pageByMoment } from "./page-by-moment.ts";

const at = (...moments: readonly number[]) => moments.map((moment) => ({ id: `d${moment}`, moment }));
type Lists = Parameters<typeof pageByMoment<{ readonly id: string; readonly moment: number }>>[0];
function page(lists: Lists, by: 1 | -1 = 1) {
  const { found, next } = pageByMoment(lists, ({ moment }) => moment, 3, by);
  return [found.map(({ moment }) => moment), next];
}

it("ends before what a list may have cut off, counts one of two lists once, and parts no moment", () => {
  expect(page([at(1, 2), at(2, 5)])).toEqual([[1, 2, 5], null]);
  expect(page([at(1, 2, 4), at(3, 9)])).toEqual([[1, 2, 3], 4]);
  expect(page([at(9, 7, 5)], -1)).toEqual([[9, 7], 5]);
  const same = ["a", "b", "c"].map((id) => ({ id, moment: 4 }));
  expect(page([same])).toEqual([[4, 4, 4], 5]);
});
