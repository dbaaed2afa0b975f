import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { DayClosing } from "@lokalkorb/domain/ordering/closing/closing-fields";
import { draftClosing, touchedSince, type ClosingDraft } from "@lokalkorb/domain/ordering/closing/day-closing";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf, type DataState } from "@lokalkorb/model/document/document-state";
import { dayClosingDocument } from "@lokalkorb/model/documents/restaurants/day-closings/day-closings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";

/** More than a closing looks back at. */
export const shownClosings = 60;

/** The newest first. */
export function useClosings(): {
  readonly status: DataState<unknown>["status"];
  readonly closings: readonly DayClosing[];
} {
  const { restaurantId } = useShop();
  const found = useQuery(
    queryOf(dayClosingDocument, { restaurantId }, { orderBy: [["day", "desc"]], limit: shownClosings }),
  );
  return { status: found.status, closings: valueOf(found) ?? [] };
}

/** A day as it would be closed now, by the decision that the server takes over the same orders; null while they come. */
export function useClosingDraft(
  day: LocalDate,
  closings: readonly DayClosing[],
): {
  readonly failed: boolean;
  readonly draft: ClosingDraft | null;
  readonly orders: readonly ShopOrder[];
} {
  const { restaurantId, shop } = useShop();
  const { timezone } = shop;
  const board = useShopOrders();
  const since = touchedSince(day, closings[0] ?? null, timezone);
  const touched = useQuery(
    queryOf(orderDocument, { restaurantId }, { where: [["updatedAt", ">=", since]], inParts: true }),
  );
  const known = valueOf(touched);
  const orders = useMemo(
    () => [...new Map([...board.orders, ...(known ?? [])].map((order) => [order.id, order])).values()],
    [known, board.orders],
  );
  const draft = useMemo(
    () => draftClosing({ day, timezone, orders, earlier: closings }),
    [orders, day, timezone, closings],
  );
  return {
    failed: touched.status === "failed" || board.state === "failed",
    draft: known === null || board.state === "pending" ? null : draft,
    orders,
  };
}
