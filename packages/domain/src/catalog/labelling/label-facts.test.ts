import { describe, expect, test } from "vitest";
import { goodsKinds } from "./goods-kind.ts";
import { goodsKindRows } from "./goods-kind-rows.ts";
import { labelFacts, type Labelled, labelQuestions, openQuestions, proposeGoodsKind } from "./label-facts.ts";

const open = (item: Labelled): readonly string[] => openQuestions(item).map(({ id }) => id);
const facts = (item: Labelled): readonly string[] =>
  labelFacts(item, (date) => date).map(({ label, text }) => `${label}: ${text}`);
const fish = {
  tradeName: "Regenbogenforelle",
  scientificName: "Oncorhynchus mykiss",
  method: "in Aquakultur gewonnen",
  area: "Bayern, Deutschland",
  defrosted: "aufgetaut",
};

describe("FOO-05 the kind of goods", () => {
  test.each([
    ["Geräucherte Forelle", "", "fish"],
    ["Blütenhonig", "", "honey"],
    ["10 Eier", "", "eggs"],
    ["Olivenöl", "", "oliveOil"],
    ["Rohmilch", "", "rawMilk"],
    ["Erdbeermarmelade", "", "jam"],
    ["Apfelsaft", "Obst", "juice"],
    ["Boskoop", "Obst & Gemüse", "produce"],
    ["Blauer Zweigelt", "Wein", "wine"],
    ["Rinderhack", "", "beef"],
    ["Bienenwachskerze", "", "nonFood"],
    ["Schwein", "", undefined],
    ["Bauernbrot", "Brot", undefined],
  ])("of %s in %s is proposed by its words", (name, category, kind) => {
    expect(proposeGoodsKind(name, category)?.kind).toBe(kind);
  });

  test("is proposed by the word that decided; every kind has words, and a law", () => {
    expect(proposeGoodsKind("Sommerhonig vom Berg")).toEqual({ kind: "honey", word: "Sommerhonig" });
    for (const kind of goodsKinds)
      expect(goodsKindRows[kind].ends.length * goodsKindRows[kind].law.length).toBeGreaterThan(0);
  });
});

describe("FOO-05 the answers", () => {
  test("of a fish are all owed, the gear only where it was caught", () => {
    expect(open({ goodsKind: "fish", labelAnswers: {} })).toEqual([
      "tradeName",
      "scientificName",
      "method",
      "area",
      "defrosted",
    ]);
    expect(open({ goodsKind: "fish", labelAnswers: fish })).toEqual([]);
    expect(open({ goodsKind: "fish", labelAnswers: { ...fish, method: "im Meer gefangen" } })).toEqual(["gear"]);
    expect(open({ goodsKind: "fish", labelAnswers: { ...fish, defrosted: "egal" } })).toEqual(["defrosted"]);
    expect(facts({ goodsKind: "fish", labelAnswers: { ...fish, gear: "Dredgen" } })).not.toContain(
      "Fanggerät: Dredgen",
    );
  });

  test.each([
    ["honey", { countries: "Deutschland" }, []],
    ["honey", { countries: "Deutschland 60 %, Spanien 40 %" }, []],
    ["honey", { countries: "Deutschland 60,5 %; Spanien 39,5 %" }, []],
    ["honey", { countries: "Deutschland, Spanien" }, ["countries"]],
    ["honey", { countries: "Deutschland 60 %, Spanien 30 %" }, ["countries"]],
    ["eggs", { grade: "A", farming: "Freilandhaltung", code: "1-DE-0512345" }, []],
    ["eggs", { grade: "A", farming: "Freilandhaltung", code: "DE-05" }, ["code"]],
    ["meat", { reared: "Österreich", slaughtered: "Österreich" }, []],
    ["jam", { denomination: "Fruchtaufstrich" }, []],
    ["jam", { denomination: "Konfitüre extra", fruit: "50 g" }, ["sugar"]],
    ["juice", { denomination: "Fruchtnektar" }, ["fruit"]],
    ["rawMilk", {}, []],
  ] as const)("of %s %o leave %o open", (goodsKind, labelAnswers, ids) => {
    expect(open({ goodsKind, labelAnswers })).toEqual(ids);
  });

  test("LEG-06 of goods that are no food name the maker, what it is, its dangers, and show it", () => {
    const labelAnswers = {
      maker: "Wachszieherei Ost, Ring 1, 1010 Wien",
      contact: "wachs@example.at",
      model: "K 12",
      warnings: "Nie unbeaufsichtigt brennen lassen.",
    };
    expect(open({ goodsKind: "nonFood" })).toEqual(["maker", "contact", "model", "warnings", "photo"]);
    expect(open({ goodsKind: "nonFood", labelAnswers, images: [] })).toEqual(["photo"]);
    expect(open({ goodsKind: "nonFood", labelAnswers, images: [{}] })).toEqual([]);
    expect(facts({ goodsKind: "nonFood", labelAnswers, images: [{}] })).toEqual([
      "Hersteller: Wachszieherei Ost, Ring 1, 1010 Wien",
      "Kontakt des Herstellers: wachs@example.at",
      "Modell oder Charge: K 12",
      "Warnhinweise: Nie unbeaufsichtigt brennen lassen.",
    ]);
  });

  test("take a field that the item has anyway, and do not repeat it", () => {
    const wine = {
      strength: "12,5 % vol",
      category: "Qualitätswein",
      bottler: "Gut Ost, Krems",
      eLabel: "https://e.example/1",
    };
    expect(open({ goodsKind: "wine", labelAnswers: wine })).toEqual(["origin"]);
    expect(open({ goodsKind: "wine", labelAnswers: { ...wine, strength: "12,5" }, origin: " Österreich " })).toEqual([
      "strength",
    ]);
    expect(facts({ goodsKind: "wine", labelAnswers: wine, origin: "Österreich" })).not.toContain(
      "Herkunft: Österreich",
    );
  });

  test("of no kind are asked by nobody; a notice stands beside all of a kind", () => {
    expect(labelQuestions({ labelAnswers: { countries: "Deutschland" } })).toEqual([]);
    expect(facts({ labelAnswers: { countries: "Deutschland" } })).toEqual([]);
    expect(facts({ goodsKind: "rawMilk" })).toEqual(["Hinweis: Rohmilch, vor dem Verzehr abkochen."]);
  });

  test("FOO-08 goods that expire soon show their date", () => {
    expect(facts({ bestBefore: { kind: "bestBefore", date: "2026-11-30" } })).toEqual([
      "Mindestens haltbar bis: 2026-11-30",
    ]);
    expect(facts({ bestBefore: { kind: "useBy", date: "2026-11-30" } })).toEqual(["Zu verbrauchen bis: 2026-11-30"]);
  });
});
