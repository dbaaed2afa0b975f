import { openShop } from "@/entities/shop/testing/open-shop";
import { aMenu, aMoment, anItem } from "@lokalkorb/domain/testing/builders";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { productView } from "@/entities/product/product-view";
import { priceNote } from "@/entities/shop-page/price-note";
import { evaluateShop } from "@/entities/basket/evaluate-shop";
import type { ShopView } from "@/entities/shop-page/use-shop";
import { useProductChooser } from "./product-chooser.tsx";

const entry = { kind: "group", id: "eggs" } as const;

function Chooser({ labelBy }: { readonly labelBy: "size" | "name" }): ReactElement {
  const items = { six: anItem({ id: "six", name: "6 Stück" }), ten: anItem({ id: "ten", name: "10 Stück" }) };
  const group = { id: "eggs", name: "Eier", illustration: "eggs", itemIds: ["six", "ten"], defaultItemId: "ten" };
  const menu = aMenu({ items, groups: { eggs: { ...group, labelBy } } });
  const question = {
    menu,
    live: openShop(),
    draft: { lines: {}, optionId: null, slotKey: null },
    now: aMoment,
  } as const;
  const shop = { ...question, priceNote: priceNote(menu), ...evaluateShop(question) } as unknown as ShopView;
  const view = productView(menu, entry, shop);
  if (view === null) throw new Error("the menu has no eggs");
  return useProductChooser({ shop, view, onDone: () => undefined }, 1).content;
}

it("S-W4 asks for the size where the shop tells its variants apart by that", () => {
  const [size, name] = (["size", "name"] as const).map((by) => renderToStaticMarkup(<Chooser labelBy={by} />));
  expect(size).toContain("Welche Größe?");
  expect(name).toContain("Welche Ausführung?");
  expect(name).not.toContain("Welche Größe?");
});
