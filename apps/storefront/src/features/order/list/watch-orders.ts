import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { queryOf } from "@lokalkorb/model/document/document-query";
import type { DataState } from "@lokalkorb/model/document/document-state";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import { retryWhileFailed } from "@/shared/live/retry-while-failed";
import type { OrderKey } from "@/shared/routes/paths";
import { fromArchive, isGone } from "../calls/archived-order.ts";
import type { LiveOrder } from "../calls/watch-order.ts";
import type { IndexedOrder } from "./indexed-order.ts";
import { orderName } from "./shown-orders.ts";

export interface OrdersHeard {
  /** By its owner, or the browser forgot them: there is no account here whose orders could be read. */
  readonly signedOut: () => void;
  /** Another person is here now: nothing that was heard before is theirs. */
  readonly changed: () => void;
  readonly list: (state: DataState<readonly IndexedOrder[]>) => void;
  /** The order itself: the list may be behind the kitchen. */
  readonly order: (key: OrderKey, order: LiveOrder) => void;
}

export interface OrdersQuestion {
  /** So many of the newest. */
  readonly limit: number;
  /** Opened here with the link of a mail: in no list of this account. */
  readonly more: readonly OrderKey[];
}

/** The orders of the account in this browser, newest first, and each of them itself. Answers how to stop. */
export function watchOrders(client: ModelClient, { limit, more }: OrdersQuestion, heard: OrdersHeard): () => void {
  const followed = new Map<string, () => void>();
  let stopList: (() => void) | undefined;
  let tell = (): void => undefined;
  let hasFailed = false;
  let uid: string | null | undefined;
  const end = (): void => {
    stopList?.();
    stopList = undefined;
    hasFailed = false;
    for (const stop of followed.values()) stop();
    followed.clear();
  };
  /** Another tab may sign out, or another person in. */
  const begin = (): void => {
    const identity = client.auth.identity();
    if (identity === undefined || (uid !== undefined && uid === (identity?.uid ?? null))) return;
    end();
    if (identity === null) {
      uid = null;
      return heard.signedOut();
    }
    if (uid !== undefined) heard.changed();
    ({ uid } = identity);
    const list = client.cache.query(
      queryOf(userOrderDocument, { uid: identity.uid }, { orderBy: [["placedAt", "desc"]], limit }),
    );
    tell = () => {
      const state = list.state();
      hasFailed = state.status === "failed";
      heard.list(state);
      const listed = state.status === "present" ? state.value : [];
      for (const { id: orderId, restaurantId } of listed) follow({ restaurantId, orderId });
    };
    stopList = list.subscribe(tell);
    for (const key of more) follow(key);
    tell();
  };
  const follow = (key: OrderKey): void => {
    const name = orderName(key);
    if (!followed.has(name)) followed.set(name, followOrder(client, key, heard.order));
  };
  const stopAuth = client.auth.subscribe(begin);
  const stopRetrying = retryWhileFailed(client, () => hasFailed);
  begin();
  return () => {
    stopRetrying();
    stopAuth();
    end();
  };
}

/** From the archive after months. */
function followOrder(client: ModelClient, key: OrderKey, heard: OrdersHeard["order"]): () => void {
  const order = client.cache.document(orderDocument, key);
  const archived = client.cache.document(historicOrderDocument, key);
  let stopArchived: (() => void) | undefined;
  const tell = (): void => {
    const live = order.state();
    if (isGone(live)) stopArchived ??= archived.subscribe(tell);
    const state = live.status === "present" || stopArchived === undefined ? live : fromArchive(archived.state());
    if (state.status === "present") heard(key, state.value);
  };
  const stop = order.subscribe(tell);
  tell();
  return () => {
    stop();
    stopArchived?.();
  };
}
