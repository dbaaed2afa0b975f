import { openKitchen } from "@lokalkorb/contracts/kitchen";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useEffect } from "react";
import { useShop } from "@/entities/shop/shop-context";

/** Asked for again, they come also for an order that was placed in the very moment of the first time. */
const againAfter = 1_800_000;
const afterFailure = 15_000;

/** The kitchen's board asks that orders come with tickets: those on the board get theirs at once (GDP-02). */
export function useKitchenTickets(): void {
  const client = useModelClient();
  const { restaurantId, role } = useShop();
  useEffect(() => {
    if (client === null || role !== "kitchen") return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const ask = async (): Promise<void> => {
      const { ok } = await client.call(openKitchen, { restaurantId });
      if (!hasLeft) timer = setTimeout(() => void ask(), ok ? againAfter : afterFailure);
    };
    void ask();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [client, restaurantId, role]);
}
