import { placeStorefronts, saveStorefront } from "@lokalkorb/contracts/storefronts";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { notify } from "@lokalkorb/ui/notify";
import { useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import type { Saved } from "@/shared/forms/state/use-save-document";
import { storefrontInput, type Storefront, type StorefrontChoice } from "./storefront-choice.ts";
import { storefrontsText as words } from "./storefronts-text.ts";

export interface Storefronts {
  readonly status: "pending" | "failed" | "present";
  /** In the order of the shop. */
  readonly shown: readonly Storefront[];
  readonly hidden: readonly Storefront[];
  /** A deed is under way: the next one waits for it. */
  readonly busy: boolean;
  readonly place: (storefrontIds: readonly string[]) => Promise<void>;
  /** Whether it was saved over what it was, or its address is another one's. */
  readonly save: (
    draft: StorefrontChoice,
    was: StorefrontChoice,
    stored: Storefront | null,
  ) => Promise<Saved | "address-taken">;
}

/** All storefronts of the shop, live, and the two deeds on them. */
export function useStorefronts(): Storefronts {
  const { restaurantId, shop } = useShop();
  const { offeringId, storefrontIds } = shop;
  const state = useQuery(queryOf(storefrontDocument, { offeringId }));
  const run = useCommand();
  const [busy, setBusy] = useState(false);
  const own = (valueOf(state) ?? []).filter(({ restaurantIds }) => restaurantIds.includes(restaurantId));
  const ofShop = { restaurantId, offeringId };
  return {
    status: state.status === "failed" ? "failed" : state.status === "pending" ? "pending" : "present",
    shown: storefrontIds.flatMap((id) => own.filter((each) => each.id === id)),
    hidden: own.filter(({ id }) => !storefrontIds.includes(id)).toSorted((a, b) => a.name.localeCompare(b.name, "de")),
    busy,
    place: async (wished) => {
      setBusy(true);
      const input = { ...ofShop, was: [...storefrontIds], storefrontIds: [...wished] };
      const answer = await run(placeStorefronts, input, words.subject);
      setBusy(false);
      if (answer.ok && answer.value.result === "changed") notify({ message: words.changedElsewhere, tone: "warning" });
    },
    save: async (draft, was, stored) => {
      const answer = await run(saveStorefront, { ...ofShop, ...storefrontInput(draft, was, stored) }, words.subject);
      if (!answer.ok) return false;
      const { result } = answer.value;
      if (result === "too-many") {
        notify({ message: words.tooMany, tone: "warning" });
        return false;
      }
      if (result !== "saved") return result;
      notify({ message: words.saved(draft.name.trim()), tone: "ok", autoDismiss: true });
      return true;
    },
  };
}
