import type { Menu } from "@lokalkorb/domain/menu/menu";
import { actsAsShopper } from "@lokalkorb/domain/ordering/customers/confirmed-browsers";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Closure, Operations } from "@lokalkorb/domain/shop/shop-settings";
import type { ConnectionState } from "@lokalkorb/model/client/connection/connection";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { DataState } from "@lokalkorb/model/document/document-state";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { menuPath } from "@lokalkorb/model/storage-paths";
import { shopVariables } from "@/entities/shop/shop-variables";
import { knownDrawing } from "@/entities/shop/known-illustrations";
import { readPublishedMenu } from "@/entities/shop-page/live/watch-shop";
import type { OrderKey } from "@/shared/routes/paths";
import { fromArchive, isGone } from "./archived-order.ts";
import type { IllustrationName } from "@lokalkorb/ui/illustrations";
import { retryWhileFailed } from "@/shared/live/retry-while-failed";

export type LiveOrder = Order & { readonly id: string };

/** The seller on the page of an order. */
export interface OrderShop {
  readonly name: string;
  readonly slug: string;
  readonly phone: string;
  readonly timezone: string;
  readonly country: Menu["shop"]["country"];
  readonly goods: readonly IllustrationName[];
  readonly operations: Operations;
  readonly closures: readonly Closure[];
  readonly sellsGifts: boolean;
  readonly themeKey: string;
  readonly themeVariables: Readonly<Record<string, string>>;
}

/** The order with its shop and menu, for every part of its page. */
export interface OrderPage {
  readonly order: LiveOrder;
  readonly orderKey: OrderKey;
  readonly isMine: boolean;
  readonly menu: Menu | null;
  readonly shop: OrderShop | null;
  readonly timezone: string;
  readonly now: Instant;
}

export interface OrderHeard {
  /** `isMine`: ordered with this very sign-in, or confirmed by its mailbox, and not only opened with the link of a mail. */
  readonly order: (state: DataState<LiveOrder>, isMine: boolean) => void;
  readonly shop: (shop: OrderShop) => void;
  readonly menu: (menu: Menu) => void;
  readonly connection: (state: ConnectionState) => void;
}

/** The order live, its seller, and the menu it was ordered from. Answers how to stop. */
export function watchOrder(client: ModelClient, { restaurantId, orderId }: OrderKey, heard: OrderHeard): () => void {
  const order = client.cache.document(orderDocument, { restaurantId, orderId });
  // Asked for only when it is not among the living: after months it is in the archive.
  const archived = client.cache.document(historicOrderDocument, { restaurantId, orderId });
  let stopArchived: (() => void) | undefined;
  const shop = client.cache.document(shopDocument, { restaurantId });
  let askedMenu = false;
  const tellOrder = (): void => {
    // Before it is known who is here, the answer "not yours" means nothing.
    if (client.auth.identity() === undefined) return;
    const live = order.state();
    if (isGone(live)) stopArchived ??= archived.subscribe(tellOrder);
    const state = stopArchived === undefined || live.status === "present" ? live : fromArchive(archived.state());
    heard.order(state, isOf(state, client.auth.identity()?.uid));
    if (state.status !== "present" || askedMenu) return;
    askedMenu = true;
    const { storefrontId, menuVersion } = state.value;
    void readPublishedMenu(menuPath({ restaurantId, storefrontId, version: menuVersion })).then((menu) => {
      if (menu) heard.menu(menu);
      else askedMenu = false;
      return undefined;
    });
  };
  const tellShop = (): void => {
    const state = shop.state();
    if (state.status !== "present") return;
    const { name, slug, phone, timezone, country, goods, theme, operations, closures, giftOffer } = state.value;
    heard.shop({
      name,
      slug,
      phone,
      timezone,
      country,
      goods: goods.map(knownDrawing),
      operations,
      closures,
      sellsGifts: giftOffer !== undefined,
      themeKey: theme.key,
      themeVariables: shopVariables(theme),
    });
  };
  const tellConnection = (): void => heard.connection(client.connection.state());
  let stopOrder: (() => void) | undefined;
  /** Only a signed-in account can read an order; an earlier read would be answered with "denied". */
  const begin = (): void => {
    if (client.auth.identity() === undefined) return;
    stopOrder ??= order.subscribe(tellOrder);
    if (client.auth.identity() === null) heard.order({ status: "absent" }, false);
    else tellOrder();
  };
  const stops = [client.auth.subscribe(begin), shop.subscribe(tellShop), client.connection.subscribe(tellConnection)];
  const stopRetrying = retryWhileFailed(
    client,
    () => order.state().status === "failed" && archived.state().status !== "present",
  );
  begin();
  tellShop();
  tellConnection();
  return () => {
    stopRetrying();
    stopOrder?.();
    stopArchived?.();
    for (const stop of stops) stop();
  };
}

const isOf = (state: DataState<LiveOrder>, uid: string | undefined): boolean =>
  state.status === "present" && actsAsShopper(state.value, uid);
