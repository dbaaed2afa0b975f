import { confirmGiftSale, readGiftPaper } from "@lokalkorb/contracts/gift-sales";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { saveAnswer } from "@lokalkorb/shell/save-file";
import { notify } from "@lokalkorb/ui/notify";
import { useCallback, useEffect, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import { resultText } from "./gift-text.ts";
import { endGift } from "./use-gift.ts";

export type GiftSale = OutputOf<typeof confirmGiftSale>;

export interface GiftResult {
  /** Null: not answered yet. `elsewhere`: bought in another browser. */
  readonly sale: GiftSale | "elsewhere" | "failed" | null;
  readonly ending: boolean;
  readonly giveUp: () => void;
  readonly retry: () => void;
  readonly loading: boolean;
  readonly download: () => void;
}

const everyMillis = 2_500;
const mostTries = 12;

/** Payment and mails take a moment: asked a few times, and then by a press. */
const isComing = (sale: GiftResult["sale"], wasStopped: boolean): boolean =>
  sale !== null &&
  typeof sale === "object" &&
  (sale.state === "checking" ||
    (sale.state === "open" && !wasStopped) ||
    (sale.state === "paid" && sale.hasPaper !== true));

/** Back from the provider's page; `wasStopped`: by the way that leads back unpaid. What is true is asked of the server. */
export function useGiftSale(restaurantId: Id<"shop">, saleId: string, wasStopped: boolean): GiftResult {
  const [sale, setSale] = useState<GiftResult["sale"]>(null);
  const [tries, setTries] = useState(0);
  const [ending, setEnding] = useState(false);
  const [loading, setLoading] = useState(false);
  const ask = useCallback(
    async (giveUp: boolean): Promise<GiftResult["sale"]> => {
      try {
        const client = await loadLive();
        const answer = await client.call(confirmGiftSale, { restaurantId, saleId, ...(giveUp ? { giveUp } : {}) });
        if (!answer.ok) {
          const isOthers = answer.refusal?.type === "not-found" || answer.refusal?.type === "sign-in-required";
          return isOthers ? "elsewhere" : "failed";
        }
        const { state } = answer.value;
        if (state === "paid" || state === "over") endGift(restaurantId, state === "paid");
        return answer.value;
      } catch {
        return "failed";
      }
    },
    [restaurantId, saleId],
  );
  const asks = tries < mostTries && (sale === null || isComing(sale, wasStopped));
  useEffect(() => {
    if (!asks) return;
    let stopped = false;
    const look = async (): Promise<void> => {
      const told = await ask(false);
      if (stopped) return;
      // A known answer stays in sight while a later one is missing.
      setSale((before) => (told === "failed" && before !== null ? before : told));
      setTries((count) => count + 1);
    };
    const timer = setTimeout(() => void look(), tries === 0 ? 0 : everyMillis);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [ask, asks, tries]);
  const end = async (): Promise<void> => {
    setEnding(true);
    setSale(await ask(true));
    setEnding(false);
  };
  const save = async (): Promise<void> => {
    setLoading(true);
    try {
      const answer = await (await loadLive()).call(readGiftPaper, { restaurantId, saleId });
      if (answer.ok) saveAnswer(answer.value);
      else notify({ tone: "warning", message: resultText.paperGone });
    } catch {
      notify({ tone: "warning", message: resultText.paperGone });
    } finally {
      setLoading(false);
    }
  };
  return {
    sale,
    ending,
    giveUp: () => void end(),
    retry: () => {
      setSale(null);
      setTries(0);
    },
    loading,
    download: () => void save(),
  };
}
