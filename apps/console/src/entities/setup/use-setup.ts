import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { listingGapsOf } from "@lokalkorb/domain/shop/listing-gaps";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { usePublishedMenu } from "@/entities/catalog/use-published-menu";
import { useShop } from "@/entities/shop/shop-context";
import type { SetupFacts } from "./setup-steps.ts";

export interface Setup {
  readonly facts: SetupFacts;
  /** The platform keeps the shop hidden, for this reason; null: it does not. */
  readonly heldFor: string | null;
  /** The menu as shoppers see it; null before the first publication, and pending after it. */
  readonly menu: Menu | "pending" | null;
  /** The latest rehearsal; null: none yet. */
  readonly testOrder: Pick<Order, "no" | "dayCode" | "status"> | null;
}

/** All that the checklist is about, live. */
export function useSetup(): Setup | "pending" | "failed" {
  const { restaurantId, shop } = useShop();
  const { offeringId, storefrontIds } = shop;
  const [storefrontId] = storefrontIds;
  const account = useDocument(accountDocument, { restaurantId });
  const payment = useDocument(paymentSettingsDocument, { restaurantId });
  const methods = useQuery(queryOf(fulfilmentMethodDocument, { restaurantId }));
  const storefront = useDocument(storefrontDocument, storefrontId === undefined ? null : { offeringId, storefrontId });
  const { testOrderId: orderId, contracts = [], legal = null, listedAt, hold } = valueOf(account) ?? {};
  const testOrder = valueOf(useDocument(orderDocument, orderId === undefined ? null : { restaurantId, orderId }));
  const view = valueOf(storefront);
  const menu = usePublishedMenu(view?.published?.path);
  const asked = [account, payment, methods, storefront];
  if (asked.some(({ status }) => status === "failed")) return "failed";
  if (asked.some(({ status }) => status === "pending")) return "pending";
  const isTried = listedAt !== undefined || testOrder?.status === "completed";
  const views = view === null ? [] : [{ ...view, isPublished: view.published !== undefined }];
  return {
    facts: {
      gaps: listingGapsOf({ profile: shop, legal, views, contracts, isTried, isHeld: hold !== undefined }),
      hasTimes: (valueOf(methods) ?? []).some(({ enabled, windows }) => enabled && windows.length > 0),
      hasPayment: Object.values(valueOf(payment)?.methods ?? {}).some((method) => method.enabled),
      isListed: shop.listing !== "hidden",
    },
    menu: menu ?? (view?.published === undefined ? null : "pending"),
    testOrder,
    heldFor: hold?.reason ?? null,
  };
}
