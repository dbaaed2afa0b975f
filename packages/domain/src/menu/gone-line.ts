import type { BasketLine } from "../catalog/goods/basket-line.ts";
import {
  isBundleSoldOut,
  isChoiceSoldOut,
  isSoldOut,
  type SoldOutChoice,
  type SoldOutLive,
} from "../catalog/goods/sold-out.ts";
import type { Instant } from "../kernel/time/instant.ts";
import type { Menu } from "./menu.ts";

type Chosen = Pick<BasketLine, "kind" | "refId" | "choices" | "components">;

/** Sold out just now, or something that was chosen with it is. */
export function isLineGone(
  menu: Menu,
  { kind, refId, choices, components = [] }: Chosen,
  live: SoldOutLive & { readonly soldOutChoices?: readonly SoldOutChoice[] },
  now: Instant,
): boolean {
  const bundle = menu.bundles[refId];
  return (
    (kind === "item" ? isSoldOut(refId, live) : bundle !== undefined && isBundleSoldOut(bundle, live)) ||
    components.some(({ itemId }) => isSoldOut(itemId, live)) ||
    choices.some((choice) => isChoiceSoldOut(menu, choice, live, now))
  );
}
