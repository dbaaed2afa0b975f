import { aFulfilmentMethod } from "@lokalkorb/domain/testing/builders";
import { describe, expect, it } from "vitest";
import { areaText, costTexts } from "./area-text.server.ts";

const plain = (text: string | null): string | undefined => text?.replaceAll("\u00a0", " ");
const zone = { id: "z", name: "Umland", minOrderCents: 2000, feeCents: 290, extraMinutes: 0, enabled: true } as const;
const lake = {
  ...zone,
  kind: "plz",
  plz: ["83253", "83256-83257", "83209"],
  freeFromCents: 5000,
  priority: 0,
} as const;
const town = { ...zone, id: "t", name: "Rosenheim", kind: "plz", plz: ["8302*"], feeCents: 490, priority: 1 } as const;
const around = { ...zone, id: "r", name: "Um den Hof", kind: "radius", radiusMeters: 12_500, priority: 2 } as const;
const bring = (...zones: readonly (typeof lake | typeof town | typeof around)[]) =>
  aFulfilmentMethod({ type: "delivery", zones });
const parcel = aFulfilmentMethod({
  type: "shipping",
  name: "Versand",
  freeFromCents: 7500,
  shipping: {
    countries: ["DE", "AT"],
    parcels: [
      { maxGrams: 2000, feeCents: 549 },
      { maxGrams: 5500, feeCents: 699 },
    ],
    shipDays: [1],
  },
});

describe("where a way reaches", () => {
  it("S-S6 says towns instead of codes, of each zone one before the second of any", () => {
    expect(areaText(bring(lake, town), "DE")).toBe("Rimsting, Rosenheim, Chiemsee und Umgebung");
    expect(areaText(bring(town), "DE")).toBe("Rosenheim");
  });

  it("S-S6 says what lies around where a zone is a circle, and the shop's own words where no town is known", () => {
    expect(areaText(bring(town, around), "DE")).toBe("Rosenheim und Umgebung");
    expect(plain(areaText(bring(around), "DE"))).toBe("Um den Hof (12,5 km im Umkreis)");
    expect(areaText(bring({ ...lake, plz: ["10115", "1011*"] } as never), "DE")).toBe("Umland");
  });

  it("names the countries of parcels, and nothing for those who come", () => {
    expect(areaText(parcel, "DE")).toBe("Deutschland, Österreich");
    expect(areaText(aFulfilmentMethod({ type: "pickup" }), "DE")).toBeNull();
  });
});

describe("PRC-02 what it costs to be brought something", () => {
  it("says of each area its price, from when on it is free, the least order and every code with an en dash", () => {
    expect(costTexts(bring(lake, around), "DE").map(plain)).toEqual([
      "Umland: 2,90 €, ab 50,00 € kostenlos, Mindestbestellwert 20,00 €.\n" +
        "Rimsting, Chiemsee, Gstadt am Chiemsee, Prien am Chiemsee (PLZ 83253, 83256–83257, 83209)",
      "Um den Hof (12,5 km im Umkreis): 2,90 €, Mindestbestellwert 20,00 €.",
    ]);
    expect(costTexts(bring(town), "DE").map(plain)[0]).toContain("(PLZ alle mit 8302 am Anfang)");
  });

  it("says of parcels what each weight costs, and nothing of those who come", () => {
    expect(costTexts(parcel, "DE").map(plain)).toEqual([
      "Versand (Deutschland, Österreich): bis 2 kg 5,49 €, bis 5,5 kg 6,99 €, ab 75,00 € kostenlos.",
    ]);
    expect(costTexts(aFulfilmentMethod({ type: "pickup" }), "DE")).toEqual([]);
  });
});
