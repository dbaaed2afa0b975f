import type { Menu } from "@lokalkorb/domain/menu/menu";
import { isIllustrationName, type IllustrationName } from "@lokalkorb/ui/illustrations";

/** Shops' names of things that are drawn under another name. */
const drawnAs: Readonly<Record<string, IllustrationName>> = {
  roll: "bagel",
  schnitzel: "meat",
  jar: "jam",
  bottle: "wine",
  yogurt: "custard",
  wheat: "grain",
  roast: "meat-on-bone",
  oil: "olive",
  "cinnamon-roll": "doughnut",
};

export function knownDrawing(name: string): IllustrationName {
  return isIllustrationName(name) ? name : (drawnAs[name] ?? "basket");
}

/** The menu with drawings that exist, so that no browser has to know the list of them. */
export function withKnownDrawings(menu: Menu): Menu {
  const drawn = <Part extends { readonly illustration: string }>(
    parts: Readonly<Record<string, Part>>,
  ): Record<string, Part> =>
    Object.fromEntries(
      Object.entries(parts).map(([id, part]) => [id, { ...part, illustration: knownDrawing(part.illustration) }]),
    );
  return {
    ...menu,
    shop: { ...menu.shop, goods: [...new Set(menu.shop.goods.map(knownDrawing))] },
    groups: drawn(menu.groups),
    items: drawn(menu.items),
    bundles: drawn(menu.bundles),
  };
}
