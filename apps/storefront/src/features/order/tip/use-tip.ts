import { giveTip } from "@lokalkorb/contracts/later-tips";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { useRef, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import { tipText } from "./tip-text.ts";

interface Tipping {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly give: (cents: Cents) => Promise<void>;
}

/** Leads to the provider's page. While the outcome is unknown, the next press for the same amount is the same request. */
export function useTip({ restaurantId, orderId }: OrderKey): Tipping {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRef<{ readonly id: string; readonly cents: Cents } | null>(null);
  const give = async (cents: Cents): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    if (request.current?.cents !== cents) request.current = { id: crypto.randomUUID(), cents };
    try {
      const client = await loadLive();
      const answer = await client.call(giveTip, { requestId: request.current.id, restaurantId, orderId, cents });
      if (answer.ok || answer.refusal) request.current = null;
      // Without a page it is paid, and the order says so.
      if (answer.ok && answer.value.url !== undefined) return location.assign(answer.value.url);
      if (!answer.ok) setProblem(answer.refusal ? tipText.refused[answer.refusal.type] : tipText.noPage);
    } catch {
      setProblem(tipText.noPage);
    }
    setBusy(false);
  };
  return { busy, problem, give };
}
