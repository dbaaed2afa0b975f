import type { Menu } from "@lokalkorb/domain/menu/menu";
import { useSyncExternalStore } from "react";
import {
  createBasketStore,
  emptyDraft,
  type BasketDraft,
  type BasketStore,
  type DraftStorage,
} from "./basket-store.ts";

const stores = new Map<string, BasketStore>();

/** The basket of a shop; each further storefront, which the end of its address names, has one of its own. */
export const basketOf = ({ restaurantId, shop }: Pick<Menu, "restaurantId" | "shop">): string =>
  restaurantId + shop.slug.replace(/^[^~]*/, "");

/** The store of one basket; one per page, for all callers. */
export function basketStore(basket: string): BasketStore {
  const known = stores.get(basket);
  if (known !== undefined) return known;
  const store = createBasketStore(basket, safeStorage(), onOtherTab);
  stores.set(basket, store);
  return store;
}

/** Empty on the server and during the first render, so that both agree; then the draft of this browser. */
export function useBasketDraft(basket: string): BasketDraft {
  const store = typeof window === "undefined" ? serverStore : basketStore(basket);
  return useSyncExternalStore(store.subscribe, store.draft, noDraft);
}

const noDraft = (): BasketDraft => emptyDraft;
const serverStore = { subscribe: () => () => undefined, draft: noDraft };

function onOtherTab(key: string, listener: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

/** Some browsers forbid storage altogether, or it is full: then the basket lives as long as the page. */
function safeStorage(): DraftStorage {
  const memory = new Map<string, string>();
  const attempt = <Value>(act: () => Value, otherwise: () => Value): Value => {
    try {
      return act();
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        () => localStorage.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        () => localStorage.setItem(key, value),
        () => void memory.set(key, value),
      ),
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        () => localStorage.removeItem(key),
        () => undefined,
      );
    },
  };
}
