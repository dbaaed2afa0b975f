import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { followBasket } from "@/entities/basket/account/account-basket";
import { followEaters } from "@/entities/eaters/account/follow-eaters";

/** Basket and eaters of the account that is signed in go on here. Answers how to stop. */
export function followAccount(client: ModelClient, menu: Menu): () => void {
  let stops: readonly (() => void)[] = [];
  let followed: Id<"user"> | null = null;
  const stop = (): void => {
    for (const one of stops) one();
  };
  const look = (): void => {
    const identity = client.auth.identity();
    if (identity === undefined) return;
    const uid = identity === null || identity.isAnonymous ? null : identity.uid;
    if (uid === followed) return;
    stop();
    followed = uid;
    stops = uid === null ? [] : [followBasket(client, menu, uid), followEaters(client, uid)];
  };
  const leave = client.auth.subscribe(look);
  look();
  return () => {
    leave();
    stop();
  };
}
