import { expect, it } from "vitest";
import { toTop } from "./category-bar.tsx";

it("S-S17 on a phone, typing brings the results out from under the keyboard, at once and only when they are", () => {
  const moved: (readonly [number, number])[] = [];
  const page = { scrollBy: (left: number, top: number) => void moved.push([left, top]) } as Pick<Window, "scrollBy">;
  const bar = (top: number) => ({ getBoundingClientRect: () => ({ top }) as DOMRect });
  toTop(bar(420), page);
  toTop(bar(0), page);
  toTop(null, page);
  expect(moved).toEqual([[0, 420]]);
});
