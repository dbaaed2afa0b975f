import { expect, it } from "vitest";
import { isKnownScript } from "./trusted-scripts.ts";

const origin = "https://lokalkorb.example";

it.each([
  ["/_next/static/chunks/pages/index-1.js", true],
  [`${origin}/_next/static/chunks/part-a.js?dpl=1`, true],
  ["https://www.google.com/recaptcha/enterprise.js?render=explicit", true],
  ["https://www.google.com/jsapi", false],
  ["/_next/static/../../upload/a.js", false],
  ["//fremd.example/_next/static/a.js", false],
  ["https://fremd.example/recaptcha/a.js", false],
  ["/dateien/a.js", false],
  ["data:text/javascript,alert(1)", false],
  ["javascript:alert(1)", false],
  ["https://", false],
])("X-L5 a page asked for the script %s: %s", (address, expected) => {
  expect(isKnownScript(address, origin)).toBe(expected);
});
