import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { LocalDate, LocalTime } from "@lokalkorb/domain/kernel/time/instant";
import { reorder } from "@lokalkorb/domain/ordering/change/reorder";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { StandingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";
import { readOrderAnywhere } from "../ordering/archive/from-archive.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";
import type { Deps } from "../platform/deps.ts";
import type { Caller } from "../platform/caller.ts";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { readPlace, type StandingPlace } from "./read-place.ts";

/** An own order, also of the archive; null: there is none of this account. */
export async function readOwnOrder({ db }: Deps, address: OrderAddress, { uid }: Caller): Promise<Order | null> {
  const order = await readOrderAnywhere(db, address);
  return order === null || order === "erased" || order.customer.uid !== uid || order.channel === "test" ? null : order;
}

/** The shop as this order meets it now, with what was agreed with its company; null: it is not to be had again. */
export async function placeOfOrder(
  deps: MenuDeps,
  restaurantId: Id<"shop">,
  order: Order,
): Promise<StandingPlace | null> {
  if (!canComeAgain(order)) return null;
  const { b2bCustomerId } = order.customer;
  const place = await readPlace(deps, restaurantId, {
    storefrontId: order.storefrontId,
    itemIds: order.lines.map(({ refId }) => refId),
    ...(b2bCustomerId === undefined ? {} : { business: { customerId: b2bCustomerId } }),
  });
  // A shop that begins none keeps those that run already.
  return place?.menu.ordering.withoutStandingOrders === true ? null : place;
}

/** Nothing is brought to a table every week. */
const canComeAgain = ({ distribution }: Pick<Order, "distribution">): boolean => distribution.type !== "dineIn";

/** The same goods, place and payment once more, as they can be had today; and the names of those that cannot. */
export function standingOfOrder(
  order: Order,
  { menu }: Pick<StandingPlace, "menu">,
  {
    firstOn,
    weeks,
    time,
    now,
  }: { readonly firstOn: LocalDate; readonly weeks: number; readonly time: LocalTime; readonly now: number },
): { readonly standing: Omit<StandingOrder, "toldCents">; readonly gone: readonly string[] } {
  const live = { soldOutItemIds: [], soldOutBundleIds: [] };
  const again = reorder(order, { menu, live, now });
  const { distribution, customer, customerNote, evidence, storefrontId, paymentMethod } = order;
  const lines = again.lines.flatMap((line, position) => {
    const { seenUnitCents: _seen, ...kept } = line;
    const put = again.put[position];
    return put === undefined ? [] : [[put.lineId, { ...kept, position, name: put.name }] as const];
  });
  const { b2bCustomerId, poNumber, costCenter, name, email, phone } = customer;
  const standing = {
    firstOn,
    weeks,
    time,
    storefrontId,
    optionId: distribution.optionId,
    wayName: distribution.name,
    ...(distribution.address === undefined ? {} : { address: distribution.address }),
    lines: Object.fromEntries(lines),
    contact: { name, email, ...(phone === undefined ? {} : { phone }) },
    paymentMethod,
    ...(b2bCustomerId === undefined
      ? {}
      : {
          business: {
            customerId: b2bCustomerId,
            ...(poNumber === undefined ? {} : { poNumber }),
            ...(costCenter === undefined ? {} : { costCenter }),
          },
        }),
    ...(customerNote === undefined ? {} : { note: customerNote }),
    ageConfirmed: evidence?.ageConfirmed ?? false,
    agreedAt: now,
    skips: [],
    past: [],
  };
  const gone = again.changes.flatMap((change) =>
    change.type === "gone" || change.type === "choose" || change.type === "left-out" ? [change.name] : [],
  );
  return { standing, gone };
}
