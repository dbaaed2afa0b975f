import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import { commandsPart } from "./order-parts.ts";
import { isCardRefused } from "./refused-card.ts";
import type { LiveOrder } from "./watch-order.ts";

const everyMillis = 2_500;
const mostTries = 6;

/**
 * Back from the provider's page. Whether it is paid is asked of the server, a few times, since a bank may take a moment;
 * the order itself says it too, whichever comes first. `stopped`: the shopper turned back.
 */
export function usePaymentReturn(
  key: OrderKey | null,
  order: LiveOrder | null,
): "checking" | "stopped" | "back" | null {
  const { query } = useRouter();
  const returned = typeof query["zahlung"] === "string" ? query["zahlung"] : null;
  const waits = order?.status === "pendingPayment" || order?.pendingChange !== undefined;
  const [tries, setTries] = useState(0);
  const isRefused = order !== null && isCardRefused(order);
  const asks = returned !== null && returned !== "abbruch" && waits && !isRefused && tries < mostTries;
  const { restaurantId, orderId } = key ?? {};
  useEffect(() => {
    if (!asks || restaurantId === undefined || orderId === undefined) return;
    let stopped = false;
    const ask = async (): Promise<void> => {
      try {
        const [client, orderCommands] = await Promise.all([loadLive(), commandsPart.load()]);
        await orderCommands(client, { restaurantId, orderId }).confirm();
      } catch {
        // The next try, or the order itself, brings the news.
      }
      if (!stopped) setTries((count) => count + 1);
    };
    const timer = setTimeout(() => void ask(), tries === 0 ? 0 : everyMillis);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [asks, tries, restaurantId, orderId]);
  if (returned === null || !waits) return null;
  if (returned === "abbruch") return "stopped";
  return asks ? "checking" : "back";
}
