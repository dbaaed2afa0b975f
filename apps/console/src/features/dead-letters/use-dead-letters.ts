import type { Id } from "@lokalkorb/domain/kernel/branded";
import { deadEffects } from "@lokalkorb/contracts/orders";
import { undeliveredMails } from "@lokalkorb/contracts/mails";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useCallback, useEffect, useState } from "react";

export type DeadEffect = OutputOf<typeof deadEffects>["effects"][number];
export type UndeliveredMail = OutputOf<typeof undeliveredMails>["mails"][number];

export interface DeadLetters {
  readonly effects: readonly DeadEffect[];
  readonly mails: readonly UndeliveredMail[];
}

export type DeadLettersState =
  | { readonly status: "pending" | "failed" }
  | { readonly status: "present"; readonly value: DeadLetters };

/** Two lists that only functions can read; asked when the page opens and again after every press. */
export function useDeadLetters(restaurantId: Id<"shop">): readonly [DeadLettersState, reload: () => void] {
  const client = useModelClient();
  const [state, setState] = useState<DeadLettersState>({ status: "pending" });
  const reload = useCallback(() => {
    if (client !== null) void deadLettersOf(client, restaurantId).then(setState);
  }, [client, restaurantId]);
  useEffect(reload, [reload]);
  return [state, reload];
}

async function deadLettersOf(client: ModelClient, restaurantId: Id<"shop">): Promise<DeadLettersState> {
  const [effects, mails] = await Promise.all([
    client.call(deadEffects, { restaurantId }),
    client.call(undeliveredMails, { restaurantId }),
  ]);
  return effects.ok && mails.ok
    ? { status: "present", value: { effects: effects.value.effects, mails: mails.value.mails } }
    : { status: "failed" };
}
