import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { readEaters } from "../eaters.ts";
import { accountEaters } from "./account-eaters.ts";
import { isOfAccount, keepEaters } from "./keep-eaters.ts";

/**
 * Eaters that the account has come to this browser, and changes of another device with them. Eaters that were said here
 * alone stay as they are: the page „Für wen kochst du?“ puts both together. Answers how to stop.
 */
export function followEaters(client: ModelClient, uid: Id<"user">): () => void {
  const account = accountEaters(client, uid);
  const look = (): void => {
    const there = account.there();
    if (there === undefined) return;
    const here = readEaters();
    if (there === null) {
      if (here !== null && isOfAccount()) keepEaters(here, false);
    } else if (here === null || isOfAccount()) keepEaters(there, true);
  };
  const stop = account.subscribe(look);
  look();
  return stop;
}
