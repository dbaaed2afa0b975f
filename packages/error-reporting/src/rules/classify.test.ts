import { describe, expect, it } from "vitest";
import { classifyError } from "./classify.ts";

const dropped = [
  "Load failed",
  "TypeError: Load failed",
  "UnknownError: Connection to Indexed Database server lost. Refresh the page to try again",
  "Die Netzwerkverbindung wurde unterbrochen.",
  "La connexion réseau a été perdue.",
  "The network connection was lost.",
  "Die Netzwerkverbindung wurde getrennt.",
  "Die Internetverbindung scheint offline zu sein.",
  "La connexion Internet semble interrompue.",
  "The Internet connection appears to be offline.",
  "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.",
  "Attempt to get records from database without an in-progress transaction",
  "Die Verbindung zur lokalen Datenbank ging verloren.",
  "La connexion à la base de données locale a été perdue.",
  "Failed to load chunk /_next/static/chunks/1.js",
];

const kept = [
  "internal",
  "FirebaseError: internal",
  "Lokalkorb test error",
  "The connection was aborted",
  "Die Verbindung wurde abgebrochen.",
  "La connexion a été abandonnée.",
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
  ["x is null", "https://client.crisp.chat/l.js"],
  ["x is null", "https://consent.cookiebot.com/uc.js"],
  ["x is null", "https://connect.facebook.net/de_DE/sdk.js"],
  ["Non-Error promise rejection captured with value: Object Not Found Matching Id:3", ""],
  ["window.webkit.messageHandlers is undefined", ""],
  ["Can't find variable: gmo", ""],
  ["Cannot redefine property: ethereum", ""],
  ['Abort fetching component for route: "/"', ""],
  ["Cannot read properties of undefined (reading 'GLOBALS') top.GLOBALS", ""],
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

  it("F33 does not take our own stack on this machine for noise", () => {
    expect(classifyError("x is null", "http://127.0.0.1:3000/_next/static/chunks/1.js")).toBe("report");
  });

  it("F31 keeps a kept message even when a foreign script threw it", () => {
    expect(classifyError("undefined is not an object", "chrome-extension://abcdef/content.js")).toBe("keep");
  });
});
