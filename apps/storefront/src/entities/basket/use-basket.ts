import type { Id } from "@lokalkorb/domain/kernel/branded";
import { useSyncExternalStore } from "react";
import {
  createBasketStore,
  emptyDraft,
  type BasketDraft,
  type BasketStore,
  type DraftStorage,
} from "./basket-store.ts";

const stores = new Map<string, BasketStore>();

/** The store of one shop; one per page, for all callers. */
export function basketStore(restaurantId: Id<"shop">): BasketStore {
  const known = stores.get(restaurantId);
  if (known !== undefined) return known;
  const store = createBasketStore(restaurantId, safeStorage(), onOtherTab);
  stores.set(restaurantId, store);
  return store;
}

/** Empty on the server and during the first render, so that both agree; then the draft of this browser. */
export function useBasketDraft(restaurantId: Id<"shop">): BasketDraft {
  const store = typeof window === "undefined" ? serverStore : basketStore(restaurantId);
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
