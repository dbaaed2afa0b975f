import { restoreVersion } from "@lokalkorb/contracts/offerings";
import { useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { versionText as words } from "./version-text.ts";

export interface Restore {
  readonly pending: boolean;
  /** How many documents of the draft changed; null: it failed, and was said to. */
  readonly restore: (version: number) => Promise<number | null>;
}

/** Takes a version into the draft. */
export function useRestore(storefrontId: string): Restore {
  const { restaurantId, shop } = useShop();
  const { offeringId } = shop;
  const run = useCommand();
  const [pending, setPending] = useState(false);
  return {
    pending,
    restore: async (version) => {
      setPending(true);
      const answer = await run(restoreVersion, { restaurantId, offeringId, storefrontId, version }, words.subject);
      setPending(false);
      return answer.ok ? answer.value.changed : null;
    },
  };
}
