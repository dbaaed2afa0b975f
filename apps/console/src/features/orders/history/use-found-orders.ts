import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo } from "react";
import { ordersFor } from "@/entities/order/state/order-document";
import { seesMoney } from "@/entities/order/state/order-steps";
import { useShop } from "@/entities/shop/shop-context";
import { anyMonthSearch } from "./any-month.ts";
import { matchingOrders, monthOrders, type MonthOrder } from "./month-orders.ts";

export const everyMonth = "alle";
/** Of all months together, live and archived ones each. */
const mostFound = 50;

interface FoundOrders {
  readonly status: "idle" | "pending" | "failed" | "present";
  readonly orders: readonly MonthOrder[];
  /** More of them exist than are shown. */
  readonly isCut: boolean;
}

/** Orders of a month by any word that is in them, or of all months by what the database can look up. */
export function useFoundOrders(month: string, wanted: string): FoundOrders {
  const { restaurantId, role } = useShop();
  const isEvery = month === everyMonth;
  const search = isEvery ? anyMonthSearch(wanted) : null;
  const asked = isEvery
    ? search && { where: search, limit: mostFound }
    : { where: [["monthKey", "==", month] as const], inParts: true as const };
  const live = useQuery(asked && queryOf(ordersFor(role), { restaurantId }, asked));
  // The kitchen works with what is live; the archive is for those who answer questions about it.
  const old = useQuery(asked && seesMoney(role) ? queryOf(historicOrderDocument, { restaurantId }, asked) : null);
  const all = useMemo(() => monthOrders(valueOf(live) ?? [], valueOf(old) ?? []), [live, old]);
  const orders = useMemo(() => (isEvery ? all : matchingOrders(all, wanted)), [all, wanted, isEvery]);
  const states = seesMoney(role) ? [live, old] : [live];
  const isCut = isEvery && Math.max(valueOf(live)?.length ?? 0, valueOf(old)?.length ?? 0) >= mostFound;
  if (asked === null) return { status: "idle", orders: [], isCut };
  if (states.some(({ status }) => status === "failed")) return { status: "failed", orders, isCut };
  return { status: states.some(({ status }) => status === "pending") ? "pending" : "present", orders, isCut };
}
