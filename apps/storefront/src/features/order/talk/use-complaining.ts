import type { InputOf } from "@lokalkorb/contracts/contract";
import { complainOfOrder } from "@lokalkorb/contracts/order-talk";
import { useRef, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import { talkText } from "./talk-text.ts";

type Wish = Pick<InputOf<typeof complainOfOrder>, "kind" | "lineIds" | "text">;

export interface Complaining {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Whether it arrived. */
  readonly send: (wish: Wish) => Promise<boolean>;
}

export function useComplaining({ restaurantId, orderId }: OrderKey): Complaining {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRef<{ readonly id: string; readonly wish: string } | null>(null);
  const send = async (wish: Wish): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const same = JSON.stringify(wish);
    if (request.current?.wish !== same) request.current = { id: crypto.randomUUID(), wish: same };
    try {
      const client = await loadLive();
      const answer = await client.call(complainOfOrder, {
        ...wish,
        requestId: request.current.id,
        restaurantId,
        orderId,
      });
      setProblem(answer.ok ? null : answer.refusal ? talkText.refused[answer.refusal.type] : talkText.notSent);
      // Only while the outcome is unknown the next press is the same complaint.
      if (answer.ok || answer.refusal) request.current = null;
      return answer.ok;
    } catch {
      setProblem(talkText.notSent);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send };
}
