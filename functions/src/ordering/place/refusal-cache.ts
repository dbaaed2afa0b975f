import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

type GoneRefusal = Refused<"sold-out" | "slot-full">;

const kept = 250;
const mostKept = 5_000;

/**
 * A refusal of a transaction holds for a blink of an eye: all requests in line behind it get it at once, instead of one
 * transaction after the other finding out again.
 */
export function createRefusalCache() {
  const known = new Map<string, { readonly wanted: number; readonly refusal: GoneRefusal; readonly until: Instant }>();
  return {
    remember: (key: string, wanted: number, refusal: GoneRefusal, now: Instant): void => {
      if (known.size >= mostKept) known.clear();
      known.set(key, { wanted, refusal, until: now + kept });
    },
    /** The refusal that a request for no more than this just got. */
    refusalFor: (key: string, wanted: number, now: Instant): GoneRefusal | null => {
      const found = known.get(key);
      return found !== undefined && found.until > now && wanted >= found.wanted ? found.refusal : null;
    },
  };
}
