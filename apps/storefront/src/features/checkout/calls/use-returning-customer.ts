import type { Menu } from "@lokalkorb/domain/menu/menu";
import { useEffect, useState } from "react";
import { latePart } from "@lokalkorb/ui/late-part";
import { liveWhenThere } from "@/shared/live/load-live";

const knownPart = latePart(
  "known-customer",
  async () =>
    (await import(/* webpackChunkName: "part-known-customer" */ "./watch-returning-customer.ts")).watchKnownCustomer,
);

/** Only a shop that takes some method from known customers alone makes anybody look; the server looks again. */
export function useKnownCustomer({ restaurantId, paymentTerms = {} }: Menu): boolean {
  const [isReturning, setKnown] = useState(false);
  const asks = Object.values(paymentTerms).some(({ onlyKnownCustomers }) => onlyKnownCustomers === true);
  useEffect(() => {
    if (!asks) return;
    let stopped = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const [client, watchKnownCustomer] = await Promise.all([liveWhenThere(), knownPart.until()]);
      if (!stopped) stop = watchKnownCustomer(client, restaurantId, setKnown);
    };
    // Until then the method stays as it is for strangers.
    void begin();
    return () => {
      stopped = true;
      stop?.();
    };
  }, [asks, restaurantId]);
  return asks && isReturning;
}
