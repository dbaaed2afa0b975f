import { describe, expect, test } from "vitest";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { decodeDocument, encodeFields } from "./converter.ts";
import { defineDocument, type Migration } from "./define-document.ts";

/** Was `title` before it was `name`. */
const nameOfTitle: Migration = ({ title, ...fields }) => ({ name: title, ...fields });
/** Was one size before there were several. */
const severalSizes: Migration = ({ size, ...fields }) => (size === undefined ? fields : { sizes: [size], ...fields });

const cake = defineDocument(
  "cakes/{cakeId}",
  { name: f.text(), sizes: f.list(f.text()) },
  { migrations: [nameOfTitle, severalSizes] },
);
const read = (stored: Record<string, unknown>) => decodeDocument(cake, "cakes/c1", stored);
const now = { name: "Torte", sizes: ["klein"] };

describe("D-11.7 a document", () => {
  test("of the present version is read as it is", () => {
    expect(cake.version).toBe(3);
    expect(read({ ...now, v: 3 })).toMatchObject({ ok: true, document: { ...now, v: 3 } });
  });

  test.each([
    ["of the first version", { title: "Torte", size: "klein", v: 1 }],
    ["that says no version", { title: "Torte", size: "klein" }],
    ["of the version between", { name: "Torte", size: "klein", v: 2 }],
    ["of an old version with a field of the new", { title: "Torte", sizes: ["klein"], v: 1 }],
  ])("%s is migrated as it is read, and saved as the present one", (_name, stored) => {
    const result = read(stored);
    if (!result.ok) throw new Error(result.issues.join("; "));
    expect(result.document).toMatchObject({ ...now, v: 3 });
    expect(encodeFields(cake, result.document)).toEqual(now);
  });

  test("of a version that this program does not know yet is not read", () => {
    expect(read({ ...now, v: 4 })).toEqual({ ok: false, issues: ["v: 4 is newer than 3"] });
  });
});
