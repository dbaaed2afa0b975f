import { expect, it } from "vitest";
import { fetchesIn } from "./built-parts.ts";

it("finds what a minified script fetches late, one chunk or several", () => {
  expect(fetchesIn("x=()=>n.e(2018).then(n.bind(n,502))")).toEqual([["2018"]]);
  expect(fetchesIn("Promise.all([t.e(898),t.e(763)]).then(t.bind(t,1))")).toEqual([["898", "763"]]);
  expect(fetchesIn('Promise.all([t.e(898),t.e("0267f2ea")]).then(t.bind(t,1))')).toEqual([["898", "0267f2ea"]]);
  expect(fetchesIn("Promise.all([a.load(),b.e()]).then(([n])=>n)")).toEqual([]);
});
