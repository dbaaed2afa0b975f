import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";

/** Whether whoever is here has a completed order in this shop, by their own list of orders. Answers how to stop. */
export function watchKnownCustomer(
  client: ModelClient,
  restaurantId: string,
  heard: (isKnown: boolean) => void,
): () => void {
  let uid: string | null = null;
  let stop: (() => void) | undefined;
  const begin = (): void => {
    const now = client.auth.identity()?.uid ?? null;
    if (now === uid) return;
    uid = now;
    stop?.();
    stop = undefined;
    heard(false);
    if (uid === null) return;
    const completed = client.cache.query(
      queryOf(
        userOrderDocument,
        { uid },
        {
          where: [
            ["restaurantId", "==", restaurantId],
            ["status", "==", "completed"],
          ],
          limit: 1,
        },
      ),
    );
    const tell = (): void => {
      const state = completed.state();
      if (state.status === "present") heard(state.value.length > 0);
    };
    stop = completed.subscribe(tell);
    tell();
  };
  const stopListening = client.auth.subscribe(begin);
  begin();
  return () => {
    stopListening();
    stop?.();
  };
}
