import type { OutputOf } from "@lokalkorb/contracts/contract";
import { previewPublication } from "@lokalkorb/contracts/offerings";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useShopRequest } from "@/shared/commands/use-command";
import { publicationText as words } from "./publication-text.ts";

export interface Preview {
  /** `null` while it is on its way; `failed`, and has been said to be. */
  readonly value: OutputOf<typeof previewPublication> | "failed" | null;
  readonly again: () => void;
}

/** The changes of the next publication, asked for once. */
export function usePreview(storefrontId: string): Preview {
  const { restaurantId, shop } = useShop();
  const { offeringId } = shop;
  const ask = useShopRequest();
  const [value, setValue] = useState<Preview["value"]>(null);
  const input = useMemo(() => ({ restaurantId, offeringId, storefrontId }), [restaurantId, offeringId, storefrontId]);
  const load = useCallback(() => ask(previewPublication, input, words.subject), [ask, input]);
  useEffect(() => {
    let isOpen = true;
    void load().then((answer) => isOpen && setValue(answer.ok ? answer.value : "failed"));
    return () => {
      isOpen = false;
    };
  }, [load]);
  return {
    value,
    again: () => {
      setValue(null);
      void load().then((answer) => setValue(answer.ok ? answer.value : "failed"));
    },
  };
}
