import { restockWaits } from "@lokalkorb/contracts/restock";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { can } from "@lokalkorb/domain/access/permissions";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useEffect, useState } from "react";
import { useShop } from "@/entities/shop/shop-context";

const nobody: ReadonlyMap<string, number> = new Map();

/** How many people wait for each sold-out item; empty where nothing is sold out, and as long as it is not known. */
export function useWaiting(soldOut: readonly Id<"product">[]): ReadonlyMap<string, number> {
  const client = useModelClient();
  const { restaurantId, role } = useShop();
  const [waiting, setWaiting] = useState(nobody);
  const wanted = can(role, "stock") ? soldOut.join() : "";
  useEffect(() => {
    if (wanted === "" || client === null) return;
    let isOver = false;
    // A count that does not come keeps nothing else from the list.
    void client.call(restockWaits, { restaurantId }).then((answer) => {
      if (!isOver && answer.ok) setWaiting(new Map(answer.value.items.map(({ itemId, count }) => [itemId, count])));
      return undefined;
    });
    return () => {
      isOver = true;
    };
  }, [client, restaurantId, wanted]);
  return wanted === "" ? nobody : waiting;
}
