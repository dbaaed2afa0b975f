import { removeCard, keepCard, syncCards } from "@lokalkorb/contracts/payments";
import { defaultCardFirst } from "@lokalkorb/domain/ordering/payment/card-name";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { watchIdentity } from "./watch-identity.ts";

export type SavedCard = OutputOf<typeof syncCards>["cards"][number];

/** The saved cards of the account, a guest of this browser or a registered one. Returns how to stop. */
export function watchSavedCards(client: ModelClient, heard: (cards: readonly SavedCard[]) => void): () => void {
  return watchIdentity(client, (uid) => {
    heard([]);
    if (uid === null) return undefined;
    const user = client.cache.document(privateUserDocument, { uid });
    const tell = (): void => {
      const state = user.state();
      if (state.status === "present")
        heard(defaultCardFirst(state.value.paymentMethods ?? [], state.value.defaultCardId));
    };
    const stop = user.subscribe(tell);
    tell();
    return stop;
  });
}

/** The page on which a card is typed in; null: not to be had now. */
export async function pageToSaveCard(client: ModelClient, slug: string): Promise<string | null> {
  const identity = await client.auth.ensureIdentity();
  if (!identity.ok) return null;
  const answer = await client.call(keepCard, { requestId: crypto.randomUUID(), slug });
  return answer.ok ? answer.value.url : null;
}

/** The provider's present cards; null: it does not say. */
export async function askForCards(client: ModelClient): Promise<readonly SavedCard[] | null> {
  const identity = await client.auth.ensureIdentity();
  const answer = identity.ok ? await client.call(syncCards, {}) : null;
  return answer?.ok === true ? answer.value.cards : null;
}

export async function forgetCard(client: ModelClient, cardId: string): Promise<readonly SavedCard[] | null> {
  const answer = await client.call(removeCard, { requestId: crypto.randomUUID(), cardId });
  return answer.ok ? answer.value.cards : null;
}
