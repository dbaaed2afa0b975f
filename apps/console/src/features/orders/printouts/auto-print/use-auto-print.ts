import { useEffect, useState } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { deviceMemory } from "@/shared/device/device-memory";
import { dueToPrint, readAutoPrint, storedAutoPrint, switchedOn, withPrinted, type AutoPrint } from "./auto-print.ts";

export interface AutoPrinting {
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
  /** The order whose slip has to stand on the page, and alone, while the browser prints it. */
  readonly order: ShopOrder | null;
  readonly last: ShopOrder | null;
}

/** Prints each order once on this device as it is accepted. Two tabs of one device print it once, too. */
export function useAutoPrint(orders: readonly ShopOrder[]): AutoPrinting {
  const { restaurantId } = useShop();
  const key = `lokalkorb:auto-print:${restaurantId}`;
  const [memory, setMemory] = useState<AutoPrint | null>(() => readAutoPrint(deviceMemory(key).read()));
  const [lastId, setLastId] = useState<string | null>(null);
  const order = memory === null ? null : (dueToPrint(orders, memory)[0] ?? null);
  const orderId = order?.id ?? null;

  useEffect(() => {
    if (orderId === null) return undefined;
    let isWanted = true;
    const print = (): void => {
      if (!isWanted) return;
      const read = (): AutoPrint | null => readAutoPrint(deviceMemory(key).read());
      const latest = read();
      if (latest === null || latest.printed.includes(orderId)) return setMemory(latest);
      // Remembered first: a slip too few is seen on the board, one too many is baked twice. A device that keeps nothing
      // prints nothing, and the switch shows it.
      deviceMemory(key).write(storedAutoPrint(withPrinted(latest, orderId, orders)));
      const next = read();
      const isKept = next?.printed.includes(orderId) === true;
      setMemory(isKept ? next : null);
      if (!isKept) return undefined;
      setLastId(orderId);
      return window.print();
    };
    void navigator.locks.request(key, print);
    return () => {
      isWanted = false;
    };
  }, [key, orderId, orders]);

  return {
    isOn: memory !== null,
    order,
    last: orders.find(({ id }) => id === lastId) ?? null,
    turn: (on) => {
      const next = on ? switchedOn(orders) : null;
      deviceMemory(key).write(next === null ? "" : storedAutoPrint(next));
      setMemory(next);
    },
  };
}
