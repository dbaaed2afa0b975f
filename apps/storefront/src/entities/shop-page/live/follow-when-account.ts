import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { latePart } from "@lokalkorb/ui/late-part";
import { isAccountHere } from "@/entities/account/account-mark";

const followPart = latePart(
  "basket-account",
  async () => (await import(/* webpackChunkName: "part-basket-account" */ "./account-part.ts")).followAccount,
);

/** A basket goes on on another device only with an account, and so do its eaters. Answers how to stop. */
export function followWhenAccount(client: ModelClient, menu: Menu): () => void {
  if (!isAccountHere()) return () => undefined;
  let stopped = false;
  let stop: (() => void) | undefined;
  void followPart.until().then((follow) => {
    if (!stopped) stop = follow(client, menu);
    return undefined;
  });
  return () => {
    stopped = true;
    stop?.();
  };
}
