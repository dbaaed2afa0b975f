import { useEffect, useState } from "react";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { defaultCardFirst } from "@lokalkorb/domain/ordering/payment/card-name";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";

/** As the provider told it; no other data of a card is stored. */
export type AccountCard = NonNullable<DocumentOf<typeof privateUserDocument>["paymentMethods"]>[number];

/** The kept cards of an account, the default first; null: not known yet. */
export function useAccountCards(client: ModelClient, uid: Id<"user">): readonly AccountCard[] | null {
  const [cards, setCards] = useState<readonly AccountCard[] | null>(null);
  useEffect(() => {
    const user = client.cache.document(privateUserDocument, { uid });
    const tell = (): void => {
      const state = user.state();
      if (state.status === "present")
        setCards(defaultCardFirst(state.value.paymentMethods ?? [], state.value.defaultCardId));
      else if (state.status === "absent") setCards([]);
    };
    const stop = user.subscribe(tell);
    tell();
    return stop;
  }, [client, uid]);
  return cards;
}
