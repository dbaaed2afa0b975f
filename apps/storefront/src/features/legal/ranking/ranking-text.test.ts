import { rankingCriteria } from "@lokalkorb/domain/fulfilment/ranking/rank-shops";
import { expect, it } from "vitest";
import { rankingSections } from "./ranking-text.ts";

it("PLT-01 LEG-02 the page names every criterion of the order of shops once, in the order in which they decide", () => {
  const [, order] = rankingSections;
  const numbered = order?.paragraphs.filter((text) => /^\d\. /.test(text)) ?? [];
  expect(numbered.map((text) => Number(text[0]))).toEqual(rankingCriteria.map((_, index) => index + 1));
  expect(numbered.map((text) => /Paket|geöffnet|nähere|früher|Alphabet/.exec(text)?.[0])).toEqual([
    "Paket",
    "geöffnet",
    "nähere",
    "früher",
    "Alphabet",
  ]);
});
