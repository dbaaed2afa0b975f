import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";

/** Of a card in `restockOn` of `ShopLive`. */
export const restockKey = ({ kind, id }: MenuEntry): string => `${kind}|${id}`;
