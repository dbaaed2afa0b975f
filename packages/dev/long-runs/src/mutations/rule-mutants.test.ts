import { expect, test } from "vitest";
import { ruleMutants } from "./rule-mutants.ts";

const source = [
  "// nobody && nothing",
  "allow get: if signedIn() && !isGuest() || data.size() <= 3;",
  "allow list: if request.query.limit < 5 && data.name != 'a == b';",
].join("\n");

test("R5 changes one operator at a time, in code only", () => {
  const mutants = ruleMutants(source);
  expect(mutants.map(({ line, before, after }) => `${line} ${before} ${after}`)).toEqual([
    "2 && ||",
    "2 ! ",
    "2 || &&",
    "2 <= <",
    "3 < <=",
    "3 && ||",
    "3 != ==",
  ]);
  for (const mutant of mutants) {
    expect(mutant.source).not.toBe(source);
    expect(mutant.source.split("\n")[0]).toBe("// nobody && nothing");
    expect(mutant.source).toContain("'a == b'");
  }
});
