import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { nextRuns, type Rhythm, type Run, type RunPlace } from "@lokalkorb/domain/ordering/standing/next-runs";
import { priceRun, type RunPrice } from "@lokalkorb/domain/ordering/standing/price-run";
import type { StandingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";
import { linesOn } from "@lokalkorb/domain/ordering/standing/standing-on";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { agreedMenu } from "../ordering/companies/read-company-prices.ts";

type Served = Pick<
  StandingOrder,
  "storefrontId" | "optionId" | "lines" | "address" | "paymentMethod" | "business" | "changedRuns"
>;

/** The shop as a standing order meets it now. */
export interface StandingPlace {
  readonly shop: DocumentOf<typeof shopDocument>;
  /** With what was agreed with its company. */
  readonly menu: Menu;
  readonly discountBp?: number;
}

/** Null: the shop does not sell there (any more). */
export async function readPlace(
  deps: MenuDeps,
  restaurantId: Id<"shop">,
  {
    storefrontId,
    itemIds,
    business,
  }: Pick<Served, "storefrontId" | "business"> & { readonly itemIds: readonly Id<"product">[] },
): Promise<StandingPlace | null> {
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  if (shop === null || shop.listing === "hidden") return null;
  const storefront = await readDocument(deps.db, storefrontDocument, { offeringId: shop.offeringId, storefrontId });
  if (storefront?.published === undefined) return null;
  const published = methodsToday(await deps.menus.read(storefront.published.path), shop);
  const customerId = business?.customerId;
  const [menu, company] = await Promise.all([
    agreedMenu(deps.db, published, customerId, itemIds),
    customerId === undefined ? null : readDocument(deps.db, b2bCustomerDocument, { restaurantId, customerId }),
  ]);
  return { shop, menu, ...(company === null ? {} : { discountBp: company.discountBp ?? 0 }) };
}

export const placeOfStanding = (deps: MenuDeps, restaurantId: Id<"shop">, standing: StandingOrder) =>
  readPlace(deps, restaurantId, { ...standing, itemIds: Object.values(standing.lines).map(({ refId }) => refId) });

/** As many of the coming runs as people look at, pauses included. */
const looksAt = 12;

export interface ComingRuns {
  readonly runs: readonly Run[];
  /** Of a run with the numbers of always, by the menu of today. */
  readonly price: RunPrice;
  /** Of one of the runs, with the numbers of its day. */
  readonly priceOn: (run: Run) => RunPrice;
}

/** Null: the way is not offered now. */
export function comingRuns(
  { shop, menu, discountBp }: StandingPlace,
  standing: Served & Rhythm,
  now: Instant,
): ComingRuns | null {
  const option = menu.distributionOptions.find(({ id, enabled }) => id === standing.optionId && enabled);
  if (option === undefined) return null;
  const { timezone, closures } = shop;
  const place = (leadMinutes: number): RunPlace => ({ option, timezone, closures, leadMinutes });
  const price = (run: Pick<Run, "date" | "slot">, priced: Served = standing) =>
    priceRun(priced, { menu, ...run, now, ...(discountBp === undefined ? {} : { discountBp }) });
  // The goods say how long ahead they are ordered, whatever the day.
  const { leadMinutes } = price({ date: standing.firstOn, slot: null });
  const runs = nextRuns(standing, place(leadMinutes), now, looksAt);
  const next = runs.find(({ state }) => state === "planned");
  return {
    runs,
    price: price(next ?? { date: standing.firstOn, slot: null }),
    priceOn: (run) => price(run, { ...standing, lines: linesOn(standing, run.date) }),
  };
}

/**
 * The total that is agreed to with another number of these goods: of the run on that day, or of every run. Refused where so many are
 * not sold in one order.
 */
export function agreedTotal(
  { runs, price, priceOn }: ComingRuns,
  { lineId, quantity, date }: { readonly lineId: string; readonly quantity: number; readonly date?: LocalDate },
): Result<number, Refused<"line-invalid">> {
  const run = runs.find((one) => one.date === date);
  const { totalCents, gone } = run === undefined ? price : priceOn(run);
  return quantity > 0 && gone.includes(lineId)
    ? refuse({ type: "line-invalid", lineId, reason: "quantity" })
    : ok(totalCents);
}
