import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { useCallback, useState } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { deviceMemory } from "@/shared/device/device-memory";
import { isAtStation, stationsOf } from "@/entities/order/items/stations";
import { useItems } from "@/entities/order/items/use-items";

export interface StationState {
  /** null: the screen shows all of them. */
  readonly station: string | null;
  readonly setStation: (station: string | null) => void;
  readonly stations: readonly string[];
  readonly isHere: (line: OrderLine) => boolean;
}

/** A screen hangs at one station, so that its device remembers which. Until it is known what is made where, all is shown. */
export function useStation(orders: readonly ShopOrder[]): StationState {
  const { restaurantId } = useShop();
  const memory = deviceMemory(`lokalkorb:kitchen-station:${restaurantId}`);
  const [station, setStation] = useState<string | null>(() =>
    typeof window === "undefined" ? null : memory.read() || null,
  );
  const { items } = useItems(orders);
  return {
    station,
    setStation: (next) => {
      memory.write(next ?? "");
      setStation(next);
    },
    stations: stationsOf(orders, { items }),
    isHere: useCallback((line) => isAtStation(line, station, items), [station, items]),
  };
}
