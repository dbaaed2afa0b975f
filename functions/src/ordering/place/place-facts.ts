import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { DiscountCustomer } from "@lokalkorb/domain/menu/discount-terms";
import { withOnlinePaused } from "@lokalkorb/domain/menu/offered-methods";
import { mayOrderFrom } from "@lokalkorb/domain/shop/storefronts/may-order-from";
import { isOpenVisibility } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import { menuForCompany } from "@lokalkorb/domain/menu/company-menu";
import { touchedItems } from "@lokalkorb/domain/basket/touched-items";
import type { OrderInput } from "@lokalkorb/domain/ordering/place/order-input";
import type { TimerRules } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { RoundCaps } from "@lokalkorb/domain/fulfilment/rounds/round-caps";
import { methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { tableSeal } from "@lokalkorb/model/table-seal";
import { readCompanyPrices } from "../companies/read-company-prices.ts";
import { readRoundOf } from "../reservations/round-of-order.ts";
import { manuallySoldOutItems } from "../reservations/manually-sold-out.ts";
import { standingFor } from "../customers/customer-records.ts";
import { hasCompletedOrder } from "../customers/returning-customer.ts";
import { countOpenOrders, hasOrderedBefore } from "../write/open-orders.ts";
import { timerRulesOf } from "../write/timer-rules.ts";
import type { OrderAttempt } from "./order-attempt.ts";
import { readBuying } from "./read-buying.ts";
import type { ShopAsRead } from "./place-shop.ts";

/** Facts that hardly change while an order is placed, read outside of its transaction. */
export interface Facts extends Omit<
  OrderInput,
  "basket" | "available" | "slotUse" | "leftInRound" | "codes" | "giftCards"
> {
  readonly manuallySoldOut: ReadonlySet<string>;
  readonly rules: TimerRules;
  readonly customer: DiscountCustomer;
  /** The round of the wanted way, with the most that one of its days has. */
  readonly round: RoundCaps | null;
  /** The kitchen looks at this shop's orders. */
  readonly hasTickets: boolean;
}

/** Shop, menu and who asks; refuses what does not belong together or is not shown to anybody. */
export async function readFacts(
  attempt: OrderAttempt,
  { restaurant, storefront, settings: shopSettings }: ShopAsRead,
  lines: BasketLines,
): Promise<Result<Facts, Refused<"not-found" | "not-a-member" | "payment-method-unavailable" | "business-unknown">>> {
  const { input, caller, deps } = attempt;
  const { restaurantId, storefrontId } = input;
  const { uid, isGuest } = caller;
  if (restaurant === null || restaurant.listing === "hidden" || !restaurant.storefrontIds.includes(storefrontId))
    return refuse({ type: "not-found" });
  const { offeringId } = restaurant;
  if (storefront?.published === undefined || !isOpenVisibility(storefront.visibility))
    return refuse({ type: "not-found" });
  // A guest is asked for an account first, as in every view that is meant for some.
  if (!isGuest && !mayOrderFrom(storefront, shopSettings?.members, caller.email))
    return refuse({ type: "not-a-member" });
  const published = methodsToday(await deps.menus.read(storefront.published.path), restaurant);
  // Shops may share a catalogue: a view that another of them published has other prices, ways and laws.
  if (published.restaurantId !== restaurantId) return refuse({ type: "not-found" });
  const now = deps.now();
  const { soldOutItemIds, soldOutBundleIds, soldOutChoices = [] } = storefront.live;
  const { maxOpenOrdersPerGuest } = published.ordering;
  const hasCodes = (input.codes ?? []).length > 0;
  const isOnline = input.paymentMethod === "online";
  const isPaused = isOnline && !(await deps.switches.startsOnlinePayments());
  const menu = isPaused ? withOnlinePaused(published) : published;
  const touched = touchedItems(menu, lines);
  const asksForKnown = menu.paymentTerms?.[input.paymentMethod]?.onlyKnownCustomers === true;
  const { optionId } = input.distribution;
  const isInRound = menu.distributionOptions.some(({ id, rounds }) => id === optionId && rounds !== undefined);
  const [manuallySoldOut, openOrders, settings, orderedBefore, isReturning, mayUseCard, standing, buying, round] =
    await Promise.all([
      manuallySoldOutItems(deps, { offeringId, listed: soldOutItemIds, touched, now }),
      isGuest && maxOpenOrdersPerGuest !== undefined
        ? countOpenOrders(deps, restaurantId, uid, maxOpenOrdersPerGuest)
        : 0,
      isOnline ? readDocument(deps.db, paymentSettingsDocument, { restaurantId }) : null,
      hasCodes ? hasOrderedBefore(deps.db, restaurantId, { uid }) : false,
      asksForKnown && hasCompletedOrder(deps, restaurantId, uid),
      !isOnline || input.cardId === undefined || deps.payments.hasSavedCard(uid, input.cardId),
      standingFor(deps.db, restaurantId, { uid, email: input.contact.email }),
      readBuying(deps.db, attempt),
      isInRound ? readRoundOf(deps.db, restaurantId, optionId) : null,
    ]);
  // The menu was published while the provider still let the shop take money; or the card is not this shopper's.
  if ((isOnline && settings?.connect?.chargesEnabled !== true) || !mayUseCard)
    return refuse({ type: "payment-method-unavailable" });
  if (!buying.ok) return buying;
  const priceListId = buying.value.business?.company.priceListId;
  const prices = await readCompanyPrices(deps.db, {
    offeringId,
    settings: shopSettings,
    priceListId,
    itemIds: touched,
  });
  return ok({
    menu: menuForCompany(menu, prices),
    restaurant,
    uid,
    isGuest,
    request: await requestOf(input),
    now,
    manuallySoldOut,
    soldOutBundleIds,
    soldOutChoices,
    openOrders,
    round,
    rules: timerRulesOf(shopSettings, restaurant),
    capture: settings?.capture ?? "onPlace",
    weightBufferBp: settings?.catchWeightBufferBp ?? 0,
    isReturning,
    standing,
    ...buying.value,
    hasTickets: restaurant.kitchenTickets === true,
    // By the account alone: what an address tells is asked once price, goods and time are known to be right.
    customer: { isFirstOrder: !orderedBefore, isBusiness: buying.value.business !== undefined },
  });
}

/** A code that was scanned at a table is compared by its digest alone. */
async function requestOf(input: OrderAttempt["input"]): Promise<OrderInput["request"]> {
  const { tableCode, ...distribution } = input.distribution;
  const seal = tableCode === undefined ? {} : { tableSeal: await tableSeal(tableCode) };
  return { ...input, distribution: { ...distribution, ...seal } };
}

export const soldOutManually =
  ({ manuallySoldOut }: Pick<Facts, "manuallySoldOut">) =>
  (itemId: string): number | null =>
    manuallySoldOut.has(itemId) ? 0 : null;
