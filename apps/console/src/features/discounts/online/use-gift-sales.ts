import { listGiftSales } from "@lokalkorb/contracts/gift-sales";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useCallback, useEffect, useState } from "react";
import { useShop } from "@/entities/shop/shop-context";

export type GiftSale = OutputOf<typeof listGiftSales>["sales"][number];

export interface GiftSales {
  readonly status: "pending" | "failed" | "present";
  readonly sales: readonly GiftSale[];
  /** Where the next page begins; absent: these are all. */
  readonly next?: number;
  readonly reload: () => void;
  readonly loadMore: (next: number) => void;
}

type State = Pick<GiftSales, "status" | "sales" | "next">;

/** Only functions can read them: asked when the page opens and again after every press. */
export function useGiftSales(): GiftSales {
  const { restaurantId } = useShop();
  const client = useModelClient();
  const [state, setState] = useState<State>({ status: "pending", sales: [] });
  const load = useCallback(
    (after?: number): void => {
      if (client === null) return;
      const input = { restaurantId, ...(after === undefined ? {} : { after }) };
      void client.call(listGiftSales, input).then((answer) =>
        setState((before) => {
          if (!answer.ok) return { ...before, status: "failed" };
          const shown = after === undefined ? [] : before.sales;
          return { ...answer.value, status: "present", sales: [...shown, ...answer.value.sales] };
        }),
      );
    },
    [client, restaurantId],
  );
  const reload = useCallback(() => load(), [load]);
  useEffect(reload, [reload]);
  return { ...state, reload, loadMore: load };
}
