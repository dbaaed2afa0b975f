import { confirmTip } from "@lokalkorb/contracts/later-tips";
import { useRouter } from "next/router";
import { useCallback, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import { useAsking } from "@/shared/live/use-asking";
import type { OrderKey } from "@/shared/routes/paths";

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
  const [isOver, setIsOver] = useState(false);
  const isStopped = returned === "abbruch";
  const ask = useCallback(async (): Promise<void> => {
    const client = await loadLive();
    const answer = await client.call(confirmTip, { restaurantId, orderId, ...(isStopped ? { giveUp: true } : {}) });
    if (answer.ok && answer.value.state === "none") setIsOver(true);
  }, [restaurantId, orderId, isStopped]);
  const asks = useAsking(returned !== null && !isGiven && !isOver, isStopped ? 1 : mostTries, ask);
  if (returned === null || isGiven) return null;
  if (isStopped || isOver) return "stopped";
  return asks ? "checking" : "notYet";
}
