import { expect, it } from "vitest";
import { formatPhone } from "./format-phone.ts";

it.each([
  ["+498999998104", "+49 89 999 981 04"],
  ["004917612345678", "+49 176 123 456 78"],
  ["+436601234567", "+43 660 123 4567"],
  ["+4380310012", "+43 803 100 12"],
  ["+49 8031 000000", "+49 8031 000000"],
  ["08031/12345", "08031/12345"],
  ["+390471123456", "+390471123456"],
])("S-P10 writes the number %s as %s", (phone, text) => {
  expect(formatPhone(phone).replaceAll("\u00a0", " ")).toBe(text);
});
