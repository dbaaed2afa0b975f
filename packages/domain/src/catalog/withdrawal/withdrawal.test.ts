import { describe, expect, test } from "vitest";
import { anItem } from "../../testing/builders.ts";
import { proposeWithdrawal } from "./propose-withdrawal.ts";
import { hasWithdrawalRight, strictestWithdrawal, withdrawalClasses } from "./withdrawal-class.ts";
import { withdrawalOfLine, withdrawalTextOfLine } from "./withdrawal-of-line.ts";
import { withdrawalFact, withdrawalLaw, withdrawalText } from "./withdrawal-text.ts";

describe("the right to withdraw from goods", () => {
  test.each([
    ["normal", "14 Tage Widerrufsrecht", "14 Tage Rücktrittsrecht"],
    [
      "sealedHygiene",
      "14 Tage Widerrufsrecht, solange die Versiegelung unversehrt ist",
      "14 Tage Rücktrittsrecht, solange die Versiegelung unversehrt ist",
    ],
    ["perishable", "Kein Widerrufsrecht: schnell verderbliche Ware", "Kein Rücktrittsrecht: schnell verderbliche Ware"],
    [
      "datedService",
      "Kein Widerrufsrecht: Leistung zu einem festen Termin",
      "Kein Rücktrittsrecht: Leistung zu einem festen Termin",
    ],
    [
      "customMade",
      "Kein Widerrufsrecht: nach deinen Wünschen angefertigt",
      "Kein Rücktrittsrecht: nach deinen Wünschen angefertigt",
    ],
  ] as const)("WDR-01 of %s goods reads in both countries as their law calls it", (kind, german, austrian) => {
    expect([withdrawalText(kind, "DE"), withdrawalText(kind, "AT")]).toEqual([german, austrian]);
    expect(hasWithdrawalRight(kind)).toBe(german.startsWith("14 Tage"));
    expect(withdrawalLaw(kind, "DE")).toContain("BGB");
    expect(withdrawalLaw(kind, "AT")).toContain("FAGG");
  });

  test("WDR-01 goods sold as one thing follow the part that excludes most", () => {
    expect(strictestWithdrawal(["normal", "perishable", "sealedHygiene"])).toBe("perishable");
    expect(strictestWithdrawal([...withdrawalClasses])).toBe("customMade");
    expect(strictestWithdrawal([])).toBeUndefined();
    const item = (id: string, withdrawal: "normal" | "perishable") =>
      anItem({ id, withdrawal, labelling: [withdrawalFact(withdrawal, "DE")] });
    const items = { honey: item("honey", "normal"), bread: item("bread", "perishable"), old: anItem({ id: "old" }) };
    const bundle = (...ids: string[]) =>
      ({ kind: "bundle", refId: "b", components: ids.map((itemId) => ({ itemId })) }) as const;
    expect(withdrawalOfLine(items, bundle("honey", "bread"))).toBe("perishable");
    expect(withdrawalTextOfLine(items, bundle("honey", "bread"))).toBe(
      "Kein Widerrufsrecht: schnell verderbliche Ware",
    );
    expect(withdrawalTextOfLine(items, { kind: "item", refId: "honey", components: [] })).toBe(
      "14 Tage Widerrufsrecht",
    );
    expect(withdrawalTextOfLine(items, { kind: "item", refId: "old", components: [] })).toBeUndefined();
    expect(withdrawalTextOfLine({}, bundle("gone"))).toBeUndefined();
  });
});

describe("the proposal", () => {
  test.each([
    [{ name: "Waldhonig", goodsKind: "honey" }, "normal"],
    [{ name: "Rohmilch", goodsKind: "rawMilk" }, "perishable"],
    [{ name: "Grüner Veltliner", alcohol: "beerWine16" }, "normal"],
    [{ name: "Erdbeermarmelade" }, "normal"],
    [{ name: "Bauernbrot" }, "perishable"],
    [{ name: "Bergkäse", coldChain: "chilled" }, "perishable"],
    [{ name: "Gulaschfleisch", catchWeight: {} }, "perishable"],
    [{ name: "Apfelschorle", vatClass: "drink", depositKind: "bottle" }, "normal"],
    [{ name: "Kaffee", vatClass: "milkDrink" }, "perishable"],
    [{ name: "Heumilch, 1 l", vatClass: "milkDrink", depositKind: "bottle" }, "perishable"],
    [{ name: "Naturjoghurt im Glas", depositKind: "glass" }, "perishable"],
    [{ name: "Cola", vatClass: "drink", depositKind: "reusableCup" }, "perishable"],
    [{ name: "Becher mit Gravur", goodsKind: "nonFood" }, "customMade"],
    [{ name: "Grillcatering" }, "datedService"],
  ] as const)("WDR-01 for %j is %s, with a reason", (item, kind) => {
    const proposal = proposeWithdrawal(item);
    expect(proposal.kind).toBe(kind);
    expect(proposal.because).not.toBe("");
  });

  test("WDR-01 looks at the category, but a dish is a dish whatever it is called", () => {
    expect(proposeWithdrawal({ name: "Hausmischung" }, { category: "Kaffee" }).kind).toBe("normal");
    expect(proposeWithdrawal({ name: "Nudeln" }).kind).toBe("normal");
    expect(proposeWithdrawal({ name: "Nudeln" }, { cooks: true }).kind).toBe("perishable");
  });
});
