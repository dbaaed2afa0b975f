import { confirmTip } from "@lokalkorb/contracts/later-tips";
import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";

const everyMillis = 2_500;
const mostTries = 6;

/**
 * Back from the page of a tip. Whether it is paid is asked of the server, a few times, since a bank may take a moment; the
 * order itself says it, too. Who turned back ends the page.
 */
export function useTipReturn(
  { restaurantId, orderId }: OrderKey,
  isGiven: boolean,
): "checking" | "stopped" | "notYet" | null {
  const { query } = useRouter();
  const returned = typeof query["trinkgeld"] === "string" ? query["trinkgeld"] : null;
  const [tries, setTries] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const isStopped = returned === "abbruch";
  const asks = returned !== null && !isGiven && !isOver && tries < (isStopped ? 1 : mostTries);
  useEffect(() => {
    if (!asks) return;
    let stopped = false;
    const ask = async (): Promise<void> => {
      try {
        const client = await loadLive();
        const input = { restaurantId, orderId, ...(isStopped ? { giveUp: true } : {}) };
        const answer = await client.call(confirmTip, input);
        if (!stopped && answer.ok && answer.value.state === "none") setIsOver(true);
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
  }, [asks, tries, isStopped, restaurantId, orderId]);
  if (returned === null || isGiven) return null;
  if (isStopped || isOver) return "stopped";
  return asks ? "checking" : "notYet";
}
