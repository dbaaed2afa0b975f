import { openShop } from "@/entities/shop/testing/open-shop";
import { aMenu, aMoment, anItem } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { emptyDraft } from "@/entities/basket/basket-store";
import { evaluateShop } from "@/entities/basket/evaluate-shop";
import { firstNote } from "./first-note.server.ts";

const live = openShop();
const winter = { from: "12-01", to: "12-02" };
const menu = aMenu({
  categories: [
    {
      id: "c",
      name: "Alles",
      slug: "alles",
      entries: [
        ...["bread", "stollen", "parcel"].map((id) => ({ kind: "item" as const, id })),
        { kind: "group", id: "some" },
        { kind: "group", id: "none" },
      ],
    },
  ],
  items: {
    bread: anItem({ id: "bread" }),
    stollen: anItem({ id: "stollen", season: winter }),
    parcel: anItem({ id: "parcel", allowedDistribution: ["shipping"] }),
  },
  groups: {
    some: { id: "some", name: "Brot", illustration: "bread", itemIds: ["stollen", "bread"], defaultItemId: "stollen", labelBy: "name" },
    none: { id: "none", name: "Stollen", illustration: "bread", itemIds: ["stollen"], defaultItemId: "stollen", labelBy: "name" },
  },
}); // prettier-ignore
const noteOf = (id: string) =>
  firstNote({ menu, first: evaluateShop({ menu, live, draft: emptyDraft, now: aMoment }) }, id);

it("S-W7 the page of a product says by itself why it cannot be had now, and nothing where it can", () => {
  expect(noteOf("bread")).toBeUndefined();
  expect(noteOf("some")).toBeUndefined();
  expect(noteOf("gone")).toBeUndefined();
  expect(noteOf("stollen")).toEqual(["Nicht zu jeder Zeit", expect.stringContaining("vom 1.12. bis 2.12.")]);
  expect(noteOf("none")).toEqual(noteOf("stollen"));
  expect(noteOf("parcel")).toEqual(["Das gibt es nicht zum Abholen.", expect.stringContaining("mit Versand")]);
});
