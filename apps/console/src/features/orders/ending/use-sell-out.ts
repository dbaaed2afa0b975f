import { setSoldOut } from "@lokalkorb/contracts/offerings";
import { notify } from "@lokalkorb/ui/notify";
import { useCallback } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { endingText, listed } from "./ending-text.ts";
import type { SoldGood } from "./ending-values.ts";

/** Goods that an order was rejected for are sold out for today; a refusal is told by its own words. */
export function useSellOut(): (order: ShopOrder, goods: readonly SoldGood[]) => void {
  const { restaurantId } = useShop();
  const run = useCommand();
  return useCallback(
    ({ offeringId }, goods) => {
      const sellOut = async (): Promise<void> => {
        const done = await Promise.all(
          goods.map(async ({ itemId, name }) =>
            (await run(setSoldOut, { restaurantId, offeringId, itemId, soldOut: true }, name)).ok ? [name] : [],
          ),
        );
        const names = done.flat();
        if (names.length > 0)
          notify({
            message: endingText.soldOut.marked,
            detail: endingText.soldOut.stays(listed(names)),
            tone: "ok",
            autoDismiss: true,
          });
      };
      if (goods.length > 0) void sellOut();
    },
    [restaurantId, run],
  );
}
