import { listShops } from "@lokalkorb/contracts/back-office";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useCallback, useEffect, useState } from "react";

export type PlatformShop = OutputOf<typeof listShops>["shops"][number];

export interface Shops {
  readonly status: "pending" | "failed" | "refused" | "present";
  readonly shops: readonly PlatformShop[];
  /** The last id, where there are more. */
  readonly next?: string;
}

/** All shops, a page after the other; only a function can read them. */
export function useShops(): Shops & {
  readonly load: (after?: string) => void;
  readonly change: (changed: PlatformShop) => void;
} {
  const client = useModelClient();
  const [state, setState] = useState<Shops>({ status: "pending", shops: [] });
  const load = useCallback(
    (after?: string): void => {
      if (client === null) return;
      void client.call(listShops, after === undefined ? {} : { after }).then((answer) => {
        if (!answer.ok)
          return setState((before) => ({ ...before, status: answer.refusal === undefined ? "failed" : "refused" }));
        const { shops, next } = answer.value;
        setState((before) => ({
          status: "present",
          shops: after === undefined ? shops : [...before.shops, ...shops],
          ...(next === undefined ? {} : { next }),
        }));
      });
    },
    [client],
  );
  useEffect(() => load(), [load]);
  const change = (changed: PlatformShop): void =>
    setState((before) => ({
      ...before,
      shops: before.shops.map((shop) => (shop.restaurantId === changed.restaurantId ? changed : shop)),
    }));
  return { ...state, load, change };
}
