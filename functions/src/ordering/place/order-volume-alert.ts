import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { adminQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { Deps } from "../../platform/deps.ts";

/** Orders of one shop in ten minutes that are unusual; none is refused for it. */
const volumeAlert = { orders: 300, window: 10 * minuteMs } as const;

/** Every so many orders that this instance took for a shop, all of them are counted. */
const asksEvery = 10;
const mostKept = 5_000;

/** Notes an order of the shop; logs a warning at an unusual number, once in a while. */
export function createVolumeAlert() {
  const taken = new Map<string, number>();
  const told = new Map<string, number>();
  return {
    note: async (deps: Deps, restaurantId: string): Promise<void> => {
      const count = (taken.get(restaurantId) ?? 0) + 1;
      if (taken.size > mostKept) taken.clear();
      taken.set(restaurantId, count % asksEvery);
      const now = deps.now();
      if (count < asksEvery || (told.get(restaurantId) ?? 0) > now - volumeAlert.window) return;
      const placed = [["placedAt", ">", now - volumeAlert.window]] as const;
      const query = queryOf(orderDocument, { restaurantId }, { where: placed, limit: volumeAlert.orders });
      const counted = await adminQuery(deps.db, query)
        .count()
        .get()
        .catch((error: unknown) => {
          // The order is in already; a look that fails must not take it back.
          deps.log.warn("shop: its orders could not be counted", { restaurantId, error: String(error) });
          return null;
        });
      const orders = counted?.data().count ?? 0;
      if (orders < volumeAlert.orders) return;
      told.set(restaurantId, now);
      deps.log.error("shop: unusually many orders", { restaurantId, orders, minutes: volumeAlert.window / minuteMs });
    },
  };
}
