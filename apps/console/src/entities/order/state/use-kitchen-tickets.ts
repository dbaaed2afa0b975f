import { openKitchen } from "@lokalkorb/contracts/kitchen";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useEffect } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";

/**
 * The kitchen's board asks that orders come with tickets, and those on the board get theirs at once (GDP-02). Asked for again,
 * they come also for an order that was placed in the very moment of the first time.
 */
export function useKitchenTickets(): void {
  const client = useModelClient();
  const { restaurantId, role } = useShop();
  const turn = Math.floor(useMinute() / 600_000);
  useEffect(() => {
    if (role === "kitchen" && turn > 0) void client?.call(openKitchen, { restaurantId });
  }, [client, restaurantId, role, turn]);
}
