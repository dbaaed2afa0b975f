import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatFieldPath, isDocumentName, parseFieldPath, sameFieldPath } from "./field-path.ts";

describe("field paths", () => {
  test.each([
    ["a", ["a"]],
    ["a.b_2.c", ["a", "b_2", "c"]],
    ["`a.b`.c", ["a.b", "c"]],
    ["a.`b``", null],
    ["a.`\\`\\\\`", ["a", "`\\"]],
    ["__name__", ["__name__"]],
    ["", null],
    ["a..b", null],
    ["a.", null],
    ["`a`b", null],
    ["`a`.", null],
    ["``", null],
    ["a`b`", null],
    ["`open", null],
    ["`open\\", null],
    ["`a`..b", null],
  ])("%j reads as %j", (written, path) => {
    expect(parseFieldPath(written)).toEqual(path);
  });

  test("are written with quotes only where a name needs them", () => {
    expect(formatFieldPath(["a", "b_2"])).toBe("a.b_2");
    expect(formatFieldPath(["a.b", "c", "`\\"])).toBe("`a.b`.c.`\\`\\\\`");
  });

  test("survive writing and reading, whatever is in a name", () => {
    const anyPath = fc.array(fc.string({ minLength: 1, unit: fc.constantFrom("a", "_", ".", "`", "\\", "ü", " ") }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  test("compare by segments", () => {
    expect(sameFieldPath(["a", "b"], ["a", "b"])).toBe(true);
    expect(sameFieldPath(["a", "b"], ["a"])).toBe(false);
    expect(sameFieldPath(["a"], ["b"])).toBe(false);
    expect(isDocumentName(["__name__"])).toBe(true);
    expect(isDocumentName(["a", "__name__"])).toBe(false);
  });
});
