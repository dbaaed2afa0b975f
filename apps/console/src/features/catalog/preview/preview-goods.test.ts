import { anItem, anOption } from "@lokalkorb/domain/testing/builders";
import { expect, test } from "vitest";
import type { OfferingItem } from "../state/offering-item.ts";
import type { OptionDocument } from "../state/use-catalog.ts";
import { itemValues, newItem } from "../values/item-values.ts";
import { storedItem } from "../values/stored-item.ts";
import { previewGoods } from "./preview-goods.ts";

const question = { country: "DE", today: "2026-11-26" } as const;
const timezone = "Europe/Berlin";
const { stockMode: _mode, ...bread } = anItem({ id: "bread", name: "Brot", priceCents: 480 });
const stored = {
  ...bread,
  status: "active",
  stock: { mode: "unlimited", onHand: 0, reserved: 0 },
} as unknown as OfferingItem;
const cut = { ...anOption({ id: "schnitt", name: "Schnitt" }), status: "active" } as unknown as OptionDocument;
const bundle = {
  name: "Kiste",
  illustration: "basket",
  kind: "box",
  pricing: "fixed",
  slots: [],
  minQty: 1,
  vatSplit: "proportional",
  status: "active",
} as const;
const catalog = { items: [stored], options: [cut] };

test("M-S14 what is edited stands in the preview as it would be published, with its base price and its choices", () => {
  const values = {
    ...itemValues(stored, "", timezone),
    price: "5,90",
    contentAmount: "500",
    contentUnit: "g" as const,
  };
  const fields = storedItem({ ...values, options: [{ optionId: "schnitt", min: "", max: "" }] }, timezone, stored);
  const goods = previewGoods(catalog, { kind: "item", id: "bread", fields }, question);
  expect(goods.items["bread"]).toMatchObject({ priceCents: 590, basePrice: { cents: 1180, per: "kg" } });
  expect(goods.items["bread"]?.optionRefs).toEqual([{ optionId: "schnitt" }]);
  expect(goods.options["schnitt"]?.name).toBe("Schnitt");
});

test("M-S14 nothing typed yet is no mistake, for an article and for a bundle with an empty row", () => {
  const fields = storedItem(newItem, timezone, null);
  expect(previewGoods(catalog, { kind: "item", id: "new", fields }, question).items["new"]?.priceCents).toBe(0);
  const slot = { id: "a", name: "Brot", fixed: true, min: 1, max: 1 };
  const piece = { qty: 1, surchargeCents: 0 };
  const choices = [
    { itemId: "", ...piece },
    { itemId: "gone", ...piece },
    { itemId: "bread", ...piece },
  ];
  const edited = {
    kind: "bundle",
    id: "box",
    fields: { ...bundle, pricing: "sum", slots: [{ ...slot, choices }] },
  } as const;
  const { bundles } = previewGoods(catalog, edited, question);
  expect(bundles["box"]).toMatchObject({ priceCents: 480 });
  expect(bundles["box"]?.slots[0]?.choices.map(({ itemId }) => itemId)).toEqual(["bread"]);
  const weeks = {
    contentByWeek: {
      "2026-W48": [
        { itemId: "gone", qty: 1 },
        { itemId: "bread", qty: 2 },
      ],
    },
  };
  const box = previewGoods(catalog, { ...edited, fields: { ...edited.fields, ...weeks } }, question).bundles["box"];
  expect(box?.contentByWeek).toEqual({ "2026-W48": [{ itemId: "bread", qty: 2 }] });
});

test("M-S14 sizes of a bundle are choices of the preview, and a use that is off is none", () => {
  const sizes = [
    { id: "s", name: "Klein", priceCents: 1200 },
    { id: "l", name: "Groß", priceCents: 1900 },
  ];
  const fields = { ...bundle, sizes, optionRefs: [{ optionId: "schnitt", enabled: false }] };
  const { bundles, options } = previewGoods(catalog, { kind: "bundle", id: "box", fields }, question);
  expect(bundles["box"]).toMatchObject({ priceCents: 1200, optionRefs: [{ optionId: "size-box" }] });
  expect(options["size-box"]?.choices.map(({ priceCents }) => priceCents)).toEqual([0, 700]);
});
