import type { PostalAddress } from "../../fulfilment/zones/certain-point.ts";
import type { GeoPoint } from "../../fulfilment/methods/zone.ts";
import { ok, type Result } from "../../kernel/result.ts";
import type { PlaceRefusal } from "../order/refusal.ts";
import { decideOrder } from "./decide-order.ts";
import type { NewOrder, OrderInput } from "./order-input.ts";

export interface LocatedOrder {
  readonly newOrder: NewOrder;
  /** The point that the order was decided with; null: as it was without one. */
  readonly point: GeoPoint | null;
}

/** The address whose point would tell whether the shop brings there; null where its postal code already does. */
export function addressInDoubt({ order }: NewOrder, { request }: OrderInput): PostalAddress | null {
  return order.distribution.zoneUncertain === true ? (request.address ?? null) : null;
}

/**
 * The order decided once more with the point of its address. Inside the area that the shopper saw it is certain, outside
 * of all areas it is refused. Another area with another fee is none that the page showed: the shop confirms, as without a point.
 */
export function settleZone(before: NewOrder, input: OrderInput, point: GeoPoint): Result<LocatedOrder, PlaceRefusal> {
  const { address } = input.request;
  if (address === undefined) return ok({ newOrder: before, point: null });
  const after = decideOrder({ ...input, request: { ...input.request, address: { ...address, geo: point } } });
  if (!after.ok) return after.refusal.type === "out-of-area" ? after : ok({ newOrder: before, point: null });
  const isSame =
    after.value.order.distribution.zoneId === before.order.distribution.zoneId &&
    after.value.order.totals.totalCents === before.order.totals.totalCents;
  return ok(isSame ? { newOrder: after.value, point } : { newOrder: before, point: null });
}
