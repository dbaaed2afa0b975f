import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";

/** Of a card in `backOn` of `ShopLive`. */
export const backKey = ({ kind, id }: MenuEntry): string => `${kind}|${id}`;
