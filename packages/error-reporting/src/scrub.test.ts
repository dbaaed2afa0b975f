import { describe, expect, it } from "vitest";
import { scrub, scrubText } from "./scrub.ts";

describe("scrub", () => {
  it.each([
    ["Mail an kunde-1@post.example fehlgeschlagen", "Mail an [E-Mail] fehlgeschlagen"],
    [
      "GET https://a.example/bestellung/r.o?code=1#t=geheim ging nicht",
      "GET https://a.example/bestellung/r.o ging nicht",
    ],
    ["at f (http://localhost:3000/_next/a.js?dpl=1:2:3)", "at f (http://localhost:3000/_next/a.js)"],
    ["Rückruf +43 316 123456-0", "Rückruf [Telefon]"],
    ["Konto AT61 1904 3002 3457 3201", "Konto [IBAN]"],
    ["Token eyJhbGciOi.eyJzdWIi.abc-_d", "Token [Token]"],
    [`Schlüssel ${"aB3_".repeat(12)}`, "Schlüssel [Token]"],
    ["Bestellung 1042 um 12:30 Uhr, 12,50 €", "Bestellung 1042 um 12:30 Uhr, 12,50 €"],
  ])("S7 turns %j into %j", (text, clean) => {
    expect(scrubText(text)).toBe(clean);
  });

  it("S7 reaches every text of a report and leaves the rest", () => {
    const at = new Date(0);
    expect(scrub({ a: [{ b: "x@y.example", n: 1 }], at, none: null })).toEqual({
      a: [{ b: "[E-Mail]", n: 1 }],
      at,
      none: null,
    });
  });
});
