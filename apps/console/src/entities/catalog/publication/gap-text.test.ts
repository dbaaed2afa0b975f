import { expect, it } from "vitest";
import { publishGapTypes } from "@lokalkorb/domain/menu/publishing/publish-gap";
import { gapLink } from "./gap-link.ts";
import { gapText } from "./gap-text.ts";

const bread = { place: "item", id: "bread", name: "Bauernbrot" };

it("says what is missing, by the name of the article", () => {
  expect(gapText({ ...bread, type: "allergens-unknown" })).toBe("Bauernbrot: Die Allergene sind nicht angegeben.");
  expect(gapText({ type: "imprint-missing", place: "shop" })).toBe("Das Impressum ist nicht ausgefüllt.");
  expect(gapText({ type: "no-price", place: "item", id: "bread" })).toBe("bread: Der Preis fehlt.");
  expect(gapText({ ...bread, type: "unheard-of" })).toBe("unheard-of");
  for (const type of publishGapTypes) expect(gapText({ ...bread, type })).toMatch(/[.]$/);
});

it("leads to the field that closes the gap", () => {
  expect(gapLink({ ...bread, type: "no-price" }, "shop")).toBe("/shop/angebot?artikel=bread&feld=price");
  expect(gapLink({ ...bread, type: "goods-facts" }, "shop")).toBe("/shop/angebot?artikel=bread&feld=goodsKind");
  expect(gapLink({ type: "zone-missing", place: "distribution", id: "bike" }, "shop")).toBe("/shop/lieferung?weg=bike");
  expect(gapLink({ type: "no-payment", place: "shop" }, "shop")).toBe("/shop/zahlung");
  expect(gapLink({ type: "no-payment-here", place: "distribution", id: "bike" }, "shop")).toBe("/shop/zahlung");
  expect(gapLink({ type: "option-range", place: "option", id: "o" }, "shop")).toBe("/shop/angebot?option=o&feld=min");
  expect(gapLink({ type: "malformed", place: "group", id: "g" }, "shop")).toBe("/shop/angebot?gruppe=g");
  expect(gapLink({ type: "availability", place: "category", id: "c" }, "shop")).toBe(
    "/shop/angebot?kategorie=c&feld=windows.0.start",
  );
  expect(gapLink({ type: "availability", place: "storefront", id: "s" }, "shop")).toBe(
    "/shop/angebot?laden=s&feld=windows.0.start",
  );
  expect(gapLink({ type: "no-entry", place: "storefront" }, "shop")).toBe("/shop/angebot?ansicht=kategorien");
  expect(gapLink({ type: "malformed", place: "shop" }, "shop")).toBeNull();
});

it("K-FM-27 names the orders on days that a way is to close, and leads to those days", () => {
  const gap = { type: "days-promised", place: "distribution", id: "bike", name: "Rad" };
  expect(gapText({ ...gap, detail: "A-2, A-4" })).toBe(
    "Rad: Für diese Tage gibt es noch 2 Bestellungen: A-2, A-4. Verschiebe oder storniere sie zuerst.",
  );
  expect(gapText(gap)).toBe(
    "Rad: Für diese Tage wird gerade noch eine Bestellung bezahlt. Bitte warte, bis sie da ist.",
  );
  expect(gapLink(gap, "shop")).toBe("/shop/lieferung?weg=bike&feld=closures.0.from");
});
