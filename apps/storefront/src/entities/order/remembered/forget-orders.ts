import { writeStored } from "@/shared/environment/browser-storage";
import { forgetPages } from "@/shared/offline/forget-pages";
import { ordersKey } from "./remembered-order.ts";
import { runningKey } from "./running-mark.ts";

/** Who signs out leaves nothing behind for the next person at this device. */
export function forgetOrders(): void {
  writeStored("localStorage", ordersKey, null);
  writeStored("localStorage", runningKey, null);
  void forgetPages();
}
