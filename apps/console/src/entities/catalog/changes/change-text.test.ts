import { expect, it } from "vitest";
import { menuBundleFields, menuCategoryFields, menuGroupFields } from "@lokalkorb/domain/catalog/goods/goods-fields";
import { menuItemFields } from "@lokalkorb/domain/catalog/goods/item-fields";
import { menuOptionFields } from "@lokalkorb/domain/catalog/goods/option-group";
import { menuMethodFields } from "@lokalkorb/domain/fulfilment/methods/method-fields";
import { campaignFields } from "@lokalkorb/domain/menu/discount-fields";
import { menuFields } from "@lokalkorb/domain/menu/menu-fields";
import { changeGroups } from "./change-text.ts";
import { fieldLabels } from "./field-labels.ts";

it("M-S8 has a word for every field that a publication takes live", () => {
  const { paymentMethods, paymentTerms, tips, priceListId, shop, ordering } = menuFields;
  const fields = [
    menuItemFields,
    menuGroupFields,
    menuOptionFields,
    menuBundleFields,
    menuCategoryFields,
    menuMethodFields,
    campaignFields,
    ordering.fields,
    shop.fields,
    shop.fields.imprint.fields,
    { paymentMethods, paymentTerms, tips, priceListId },
  ].flatMap((each) => Object.keys(each));
  // Rounds are of the moment: no publication takes them live.
  expect(fields.filter((field) => !(field in fieldLabels))).toEqual(["storageHint", "publicNote", "rounds"]);
});

it("M-S8 says changes by their place, old to new where it is short", () => {
  const groups = changeGroups(
    [
      { place: "imprint", kind: "changed", fields: [{ field: "vatId", before: "ATU1", after: "ATU2" }] },
      {
        place: "item",
        id: "bread",
        name: "Bauernbrot",
        kind: "changed",
        fields: [
          { field: "priceCents", before: 480, after: 520 },
          { field: "basePrice" },
          { field: "lowest30Cents" },
          { field: "allergens", before: ["gluten:wheat"], after: [] },
          { field: "allergenState", before: "declared", after: "none" },
          { field: "description" },
          { field: "vatClass", before: "food", after: "drink" },
        ],
      },
      { place: "item", id: "egg", name: "Ei", kind: "added", fields: [] },
      { place: "method", kind: "changed", fields: [{ field: "order" }] },
    ],
    "DE",
  );
  expect(groups.map(({ title }) => title)).toEqual(["Artikel", "Abholung und Lieferung", "Impressum"]);
  expect(groups.flatMap(({ lines }) => lines.flatMap(({ name = "", parts }) => [name, ...parts]))).toEqual([
    "Bauernbrot",
    "Preis: 4,80\u00a0€ → 5,20\u00a0€",
    "Allergene: Glutenhaltiges Getreide (Weizen) → keine",
    "Beschreibung geändert",
    "Steuersatz geändert",
    "",
    "Neu: Ei",
    "",
    "Reihenfolge geändert",
    "",
    "UID-Nummer: ATU1 → ATU2",
  ]);
});
