import { describe, expect, it } from "vitest";
import { classifyError } from "./classify.ts";

const dropped = [
  "Load failed",
  "TypeError: Load failed",
  "UnknownError: Connection to Indexed Database server lost. Refresh the page to try again",
  "Die Netzwerkverbindung wurde unterbrochen.",
  "La connexion réseau a été perdue.",
  "The network connection was lost.",
];

const kept = [
  "internal",
  "FirebaseError: internal",
  "Lokalkorb test error",
  "The connection was aborted",
  "INTERNAL ASSERTION FAILED: Unexpected state: pending promise",
  "undefined is not an object (evaluating 'a.b')",
  "User report: the basket was empty",
];

const noise: readonly (readonly [message: string, address: string])[] = [
  ["ResizeObserver loop completed with undelivered notifications.", ""],
  ["Script error.", ""],
  ["Extension context invalidated.", ""],
  ["Cannot read properties of null", "chrome-extension://abcdef/content.js"],
  ["Cannot read properties of null", "https://www.googletagmanager.com/gtag/js"],
  ["undefined is not a function", "moz-extension://abcdef/inject.js"],
];

describe("classifyError", () => {
  it.each(dropped)("F30 drops %j", (message) => {
    expect(classifyError(message)).toBe("drop");
  });

  it.each(kept)("F31 keeps %j", (message) => {
    expect(classifyError(message)).toBe("keep");
  });

  it.each(noise)("F33 ignores %j from %j", (message, address) => {
    expect(classifyError(message, address)).toBe("ignore");
  });

  it("reports what no rule names", () => {
    expect(classifyError("Cannot read properties of undefined (reading 'lines')", "/_next/static/chunks/1.js")).toBe(
      "report",
    );
  });

  it("F31 keeps a kept message even when a foreign script threw it", () => {
    expect(classifyError("undefined is not an object", "chrome-extension://abcdef/content.js")).toBe("keep");
  });
});
