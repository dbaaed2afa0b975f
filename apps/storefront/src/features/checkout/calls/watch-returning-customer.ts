import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { completedOrdersQuery } from "@lokalkorb/model/documents/users/user-orders";
import { watchIdentity } from "./watch-identity.ts";

/** Whether the account has a completed order in this shop, by its own list of orders. Returns how to stop. */
export function watchKnownCustomer(
  client: ModelClient,
  restaurantId: string,
  heard: (isReturning: boolean) => void,
): () => void {
  return watchIdentity(client, (uid) => {
    heard(false);
    if (uid === null) return undefined;
    const completed = client.cache.query(completedOrdersQuery(uid, restaurantId));
    const tell = (): void => {
      const state = completed.state();
      if (state.status === "present") heard(state.value.length > 0);
    };
    const stop = completed.subscribe(tell);
    tell();
    return stop;
  });
}
