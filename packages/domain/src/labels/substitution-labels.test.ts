import { expect, test } from "vitest";
import { substitutionWords } from "./substitution-labels.ts";

test("K-FS-7 the wish for a line names its limit where there is one", () => {
  expect(substitutionWords({})).toBe("Wenn es fehlt: fragen");
  expect(substitutionWords({ substitution: "replace" })).toBe("Wenn es fehlt: ersetzen");
  expect(substitutionWords({ substitution: "replace", dearerByCents: 250 })).toMatch(
    /^Wenn es fehlt: ersetzen, bis 2,50\s€ teurer ohne Rückfrage$/,
  );
});
