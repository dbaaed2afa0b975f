import { aFulfilmentMethod, aMenu } from "@lokalkorb/domain/testing/builders";
import { describe, expect, it } from "vitest";
import { priceNote } from "./price-note.ts";

const { shop } = aMenu();
const method = (type: "pickup" | "delivery" | "shipping", feeCents: number) => aFulfilmentMethod({ type, feeCents });

describe("PRC-02 beside every price", () => {
  it.each([
    ["DE", "regular", "inkl. MwSt."],
    ["DE", "smallBusiness", "Endpreis, gemäß § 19 UStG keine Umsatzsteuer"],
    ["DE", "flatRateFarmer", "inkl. MwSt."],
    ["AT", "regular", "inkl. MwSt."],
    ["AT", "smallBusiness", "umsatzsteuerfrei aufgrund der Kleinunternehmerregelung"],
    ["AT", "flatRateFarmer", "inkl. MwSt."],
  ] as const)("%s %s: %s", (country, taxScheme, tax) => {
    const note = priceNote({ shop: { ...shop, country, taxScheme }, distributionOptions: [method("delivery", 390)] });
    expect(note).toEqual({ tax, costs: { lead: "bei Lieferung zzgl. ", word: "Lieferkosten" } });
  });

  it("names the ways that cost something, and is silent where none does", () => {
    const costs = (...distributionOptions: readonly ReturnType<typeof method>[]) =>
      priceNote({ shop, distributionOptions }).costs;
    expect(costs(method("pickup", 100))).toBeNull();
    expect(costs(method("delivery", 0))).toBeNull();
    expect(costs(method("shipping", 549))).toEqual({ lead: "bei Versand zzgl. ", word: "Versandkosten" });
    expect(costs(method("delivery", 390), method("shipping", 549))?.lead).toBe("bei Lieferung und Versand zzgl. ");
  });

  it("knows what zones and parcels cost", () => {
    const zone = {
      id: "z",
      name: "Umland",
      kind: "plz",
      plz: ["83253"],
      minOrderCents: 0,
      extraMinutes: 0,
      priority: 0,
    } as const;
    const bring = (feeCents: number, enabled: boolean) =>
      aFulfilmentMethod({ type: "delivery", feeCents: 0, zones: [{ ...zone, feeCents, enabled }] });
    expect(priceNote({ shop, distributionOptions: [bring(290, true)] }).costs).not.toBeNull();
    expect(priceNote({ shop, distributionOptions: [bring(290, false)] }).costs).toBeNull();
    const shipping = {
      countries: ["DE"],
      parcels: [{ maxGrams: 2000, feeCents: 549 }],
      shipDays: [1],
    } as const;
    const parcel = aFulfilmentMethod({ type: "shipping", feeCents: 0, shipping });
    expect(priceNote({ shop, distributionOptions: [parcel] }).costs).not.toBeNull();
  });
});
