import { describe, expect, test } from "vitest";
import { shopBeginnings } from "../../shop/new-shop.ts";
import { categoryVat, type VatTemplate } from "./vat-templates.ts";

const at = { kind: "bakery", country: "AT", name: "Brot" } as const;

describe("M-B2 a new shop's categories have a class of VAT from templates", () => {
  test("without a template the words of the proposals decide, and what needs a rate of its own stays open", () => {
    expect(categoryVat([], at)).toBe("basicFood");
    expect(categoryVat([], { ...at, name: "Getränke" })).toBe("drink");
    expect(categoryVat([], { ...at, name: "Angebot" })).toBeNull();
    expect(categoryVat([], { ...at, name: "Blumen" })).toBeNull();
  });

  test("the first template of kind, country and word wins over the words", () => {
    const rows: readonly VatTemplate[] = [
      { kind: "farm", country: "AT", word: "brot", vatClass: "drink" },
      { country: "DE", word: "brot", vatClass: "drink" },
      { kind: "bakery", country: "AT", word: "Brot", vatClass: "food" },
      { country: "AT", word: "brot", vatClass: "milkDrink" },
    ];
    expect(categoryVat(rows, at)).toBe("food");
    expect(categoryVat(rows, { ...at, kind: "other", name: "Bauernbrot" })).toBe("milkDrink");
    expect(categoryVat(rows, { ...at, name: "Kuchen" })).toBe("food");
    expect(categoryVat(rows, { ...at, country: "DE" })).toBe("drink");
  });

  test("most first categories of every kind have a class in both countries", () => {
    const open = Object.values(shopBeginnings)
      .flatMap(({ categories }) => categories)
      .filter((name) => categoryVat([], { ...at, name }) === null);
    expect([...new Set(open)].toSorted()).toEqual(["Angebot", "Frisches", "Platten", "Süßes", "Vorrat"]);
  });
});
