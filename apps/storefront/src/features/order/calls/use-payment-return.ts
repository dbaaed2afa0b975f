import { useRouter } from "next/router";
import { useCallback } from "react";
import { loadLive } from "@/shared/live/load-live";
import { useAsking } from "@/shared/live/use-asking";
import type { OrderKey } from "@/shared/routes/paths";
import { commandsPart } from "./order-parts.ts";
import { isCardRefused } from "./refused-card.ts";
import type { LiveOrder } from "./watch-order.ts";

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
  const isRefused = order !== null && isCardRefused(order);
  const { restaurantId, orderId } = key ?? {};
  const ask = useCallback(async (): Promise<void> => {
    if (restaurantId === undefined || orderId === undefined) return;
    const [client, orderCommands] = await Promise.all([loadLive(), commandsPart.load()]);
    await orderCommands(client, { restaurantId, orderId }).confirm();
  }, [restaurantId, orderId]);
  const isWanted = key !== null && returned !== null && returned !== "abbruch" && waits && !isRefused;
  const asks = useAsking(isWanted, mostTries, ask);
  if (returned === null || !waits) return null;
  if (returned === "abbruch") return "stopped";
  return asks ? "checking" : "back";
}
