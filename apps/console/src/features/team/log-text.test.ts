import { shopActs } from "@lokalkorb/domain/shop/shop-log";
import type { Edit, EditKind, Edited } from "@lokalkorb/domain/shop/shop-edits";
import { describe, expect, it } from "vitest";
import { logWords } from "./log-text.ts";

it("GDP-05 tells each act in a sentence with who did it", () => {
  for (const act of shopActs)
    expect(logWords({ act, by: "Inhaberin", about: "x", role: "staff" })[0]).toMatch(/^Inhaberin /);
  expect(logWords({ act: "memberRole", by: "Inhaberin", about: "Theke", role: "manager" })[0]).toBe(
    "Inhaberin gab Theke die Rolle Leitung",
  );
  expect(logWords({ act: "listing", by: "", about: "public" })[0]).toBe("Jemand machte den Laden für alle sichtbar");
  expect(logWords({ act: "hold", by: "Lokalkorb", about: "Allergene fehlen." })).toEqual([
    "Lokalkorb hält den Laden verborgen",
    "Allergene fehlen.",
  ]);
});

describe("GDP-05 what a member wrote", () => {
  const edit = (more: Partial<Edit> = {}): Edit => ({ name: "Brot", how: "changed", fields: [], at: 1, ...more });
  const words = (kind: EditKind, edited: Edited) => logWords({ act: "edited", by: "Theke", about: "", kind, edited });

  it("names the one product with its old and its new price", () => {
    const price = edit({ fields: ["description", "priceCents"], wasCents: 250, nowCents: 270 });
    expect(words("item", { a: price })).toEqual([
      "Theke änderte den Artikel „Brot“",
      "Beschreibung, Preis 2,50\u00a0€ → 2,70\u00a0€",
    ]);
    expect(words("item", { a: edit({ how: "made" }) })[0]).toBe("Theke legte den Artikel „Brot“ an");
    expect(words("category", { a: edit({ how: "gone" }) })[0]).toBe("Theke löschte die Kategorie „Brot“");
  });

  it("tells many in one line, with how far their prices went", () => {
    const all = Object.fromEntries(
      Array.from({ length: 312 }, (_, index) => [
        `i${index}`,
        edit({ name: `Nr. ${index}`, fields: ["priceCents"], wasCents: 200, nowCents: 210 }),
      ]),
    );
    expect(words("item", all)).toEqual([
      "Theke änderte 312 Artikel: Preis +5 %",
      "Nr. 0, Nr. 1, Nr. 2, Nr. 3, Nr. 4 und 307 mehr",
    ]);
  });

  it("needs no name where there is one, and says that there was more where it has no word", () => {
    expect(words("settings", { settings: edit({ name: "", fields: ["embedding", "ordering"] }) })).toEqual([
      "Theke änderte die Einstellungen",
      "Bestellregeln, weitere Angaben",
    ]);
  });

  it("tells exports, closed days and gift cards", () => {
    const by = "Theke";
    expect(logWords({ act: "exported", by, about: "42" })).toEqual([
      "Theke lud das Angebot als Tabelle herunter",
      "42 Artikel",
    ]);
    expect(logWords({ act: "closures", by, about: "2026-12-24 2026-12-26, 2027-01-01" })[1]).toMatch(
      /24.*bis.*26.*, .*1/,
    );
    expect(logWords({ act: "giftCard", by, about: "5000" })[1]).toBe("50,00\u00a0€");
  });
});
