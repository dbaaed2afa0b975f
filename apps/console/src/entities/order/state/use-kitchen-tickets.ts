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
    const asked = client;
    let timer: ReturnType<typeof setTimeout> | null = setTimeout(() => void ask(), 0);
    return () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };

    async function ask(): Promise<void> {
      const { ok } = await asked.call(openKitchen, { restaurantId });
      if (timer !== null) timer = setTimeout(() => void ask(), ok ? againAfter : afterFailure);
    }
  }, [client, restaurantId, role]);
}
