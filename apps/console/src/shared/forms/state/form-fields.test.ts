import { expect, test } from "vitest";
import { formFields } from "./form-fields.ts";
import type { FieldErrors } from "./field-problem.ts";

const values = { name: "Nah", on: true, zones: [{ plz: "8010" }, { plz: "8020" }] };

function scene(errors: FieldErrors = {}) {
  let seen = values;
  const fields = formFields(values, (next) => (seen = next), errors);
  return { fields, seen: () => seen };
}

test("a field changes its own value and nothing else", () => {
  const { fields, seen } = scene();
  fields.text("name").onChange({ target: { value: "Fern" } });
  expect(seen()).toEqual({ ...values, name: "Fern" });
  fields.flag("on").onChange({ target: { checked: false } });
  expect(seen()).toEqual({ ...values, on: false });
});

test("rows are changed, added, taken away and moved", () => {
  const { fields, seen } = scene();
  const { each, add } = fields.rows("zones");
  each[1]?.text("plz").onChange({ target: { value: "8030" } });
  expect(seen().zones).toEqual([{ plz: "8010" }, { plz: "8030" }]);
  add({ plz: "" });
  expect(seen().zones).toHaveLength(3);
  each[0]?.remove();
  expect(seen().zones).toEqual([{ plz: "8020" }]);
  each[1]?.move(-1);
  expect(seen().zones).toEqual([{ plz: "8020" }, { plz: "8010" }]);
  const before = seen();
  each[0]?.move(-1);
  expect(seen()).toBe(before);
});

test("errors stand at their field, also inside of rows", () => {
  const { fields } = scene({ name: "missing", "zones.1.plz": { sentence: "Keine Postleitzahl." } });
  expect(fields.text("name").error).toBe("Bitte ausfüllen.");
  expect(fields.rows("zones").each[0]?.error("plz")).toBeUndefined();
  expect(fields.rows("zones").each[1]?.text("plz")).toMatchObject({
    name: "zones.1.plz",
    error: "Keine Postleitzahl.",
  });
});
