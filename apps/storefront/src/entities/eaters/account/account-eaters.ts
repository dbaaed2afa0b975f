import { consentWords } from "@lokalkorb/domain/access/account-consents";
import type { Eaters } from "@lokalkorb/domain/catalog/food/risk-of";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";

/** Undefined: not known yet; null: the account does not have them. */
export type EatersThere = Eaters | null | undefined;

/** Health data in the account, with its own consent (GDPR art. 9): kept with the tick, taken away with it. */
export function accountEaters(client: ModelClient, uid: Id<"user">) {
  const own = client.cache.document(privateUserDocument, { uid });
  const there = (): EatersThere => {
    const state = own.state();
    return state.status === "pending" || state.status === "failed" ? undefined : (valueOf(state)?.eaters ?? null);
  };
  return {
    there,
    subscribe: (listener: () => void) => own.subscribe(listener),
    keep: async ({ allergens, diets }: Eaters): Promise<boolean> => {
      const before = valueOf(own.state())?.eaters;
      const agreement = { agreedAt: before?.agreedAt ?? Date.now(), words: before?.words ?? consentWords.eaters };
      const eaters = { allergens: [...allergens], diets: [...diets], ...agreement };
      const written =
        own.state().status === "absent"
          ? client.write.set(privateUserDocument, { uid }, { eaters })
          : client.write.update(privateUserDocument, { uid }, { eaters });
      return (await written).ok;
    },
    forget: async (): Promise<boolean> =>
      (await client.write.update(privateUserDocument, { uid }, { eaters: client.write.removeField() })).ok,
  };
}

export type AccountEaters = ReturnType<typeof accountEaters>;
