import type { Menu } from "@lokalkorb/domain/offering/menu";
import { useEffect, useState } from "react";
import { loadLive } from "@/frame/live/load-live";

/** Only a shop that takes some method from known customers alone makes anybody look; the server looks again. */
export function useKnownCustomer({ restaurantId, paymentTerms = {} }: Menu): boolean {
  const [isKnown, setKnown] = useState(false);
  const asks = Object.values(paymentTerms).some(({ onlyKnownCustomers }) => onlyKnownCustomers === true);
  useEffect(() => {
    if (!asks) return;
    let stopped = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const [client, { watchKnownCustomer }] = await Promise.all([loadLive(), import("./watch-known-customer.ts")]);
      if (!stopped) stop = watchKnownCustomer(client, restaurantId, setKnown);
    };
    // Then the method stays as it is for strangers.
    begin().catch(() => undefined);
    return () => {
      stopped = true;
      stop?.();
    };
  }, [asks, restaurantId]);
  return asks && isKnown;
}
