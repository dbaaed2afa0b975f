import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { editOrder, quoteOrderEdit } from "@lokalkorb/contracts/orders";
import type { RefusalPlace } from "@lokalkorb/domain/labels/refusal-sentences";
import { useEffect, useRef, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import type { WantedChanges } from "../calls/order-commands.ts";
import { commandsPart } from "../calls/order-parts.ts";
import { changeText } from "./change-text.ts";
import { editRefusalText } from "./edit-refusal-text.ts";

type Quote = OutputOf<typeof quoteOrderEdit>;

/** `none`: nothing is changed yet. */
export type Quoted =
  | { readonly state: "none" | "asking" }
  | { readonly state: "quoted"; readonly quote: Quote }
  | { readonly state: "refused" | "failed"; readonly text: string };

const pause = 350;

async function commandsFor(key: OrderKey) {
  const [client, orderCommands] = await Promise.all([loadLive(), commandsPart.load()]);
  return orderCommands(client, key);
}

/** The price of these changes by the server, asked once the hand rests. */
export function useQuote(key: OrderKey, changes: WantedChanges, place: RefusalPlace, tries: number): Quoted {
  const wish = JSON.stringify({ changes, tries });
  const [answer, setAnswer] = useState<{ readonly wish: string; readonly quoted: Quoted } | null>(null);
  const asks = changes.length > 0;
  const { restaurantId, orderId } = key;
  const { timezone } = place;
  useEffect(() => {
    if (!asks) return;
    let stopped = false;
    const hear = (quoted: Quoted): void => {
      if (!stopped) setAnswer({ wish, quoted });
    };
    const ask = async (): Promise<void> => {
      try {
        const wanted = JSON.parse(wish) as { readonly changes: WantedChanges };
        const answered = await (await commandsFor({ restaurantId, orderId })).quote(wanted.changes);
        if (answered.ok) hear({ state: "quoted", quote: answered.value });
        else if (answered.refusal)
          hear({ state: "refused", text: editRefusalText(answered.refusal, { timezone, now: Date.now() }) });
        else hear({ state: "failed", text: changeText.offline });
      } catch {
        hear({ state: "failed", text: changeText.offline });
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [asks, wish, restaurantId, orderId, timezone]);
  if (!asks) return { state: "none" };
  return answer?.wish === wish ? answer.quoted : { state: "asking" };
}

/** Sends the changes with the total that was seen. Pressed again while the outcome is unknown it is the same wish. */
export function useEdit(key: OrderKey, place: RefusalPlace) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRef<{ readonly wish: string; readonly id: string } | null>(null);
  const send = async (changes: WantedChanges, seenTotalCents: number): Promise<OutputOf<typeof editOrder> | null> => {
    if (busy) return null;
    setBusy(true);
    const wish = JSON.stringify([changes, seenTotalCents]);
    if (request.current?.wish !== wish) request.current = { wish, id: crypto.randomUUID() };
    try {
      const answer = await (await commandsFor(key)).edit(request.current.id, { changes, seenTotalCents });
      if (answer.ok || answer.refusal) request.current = null;
      setProblem(answer.ok ? null : answer.refusal ? editRefusalText(answer.refusal, place) : changeText.unknown);
      return answer.ok ? answer.value : null;
    } catch {
      setProblem(changeText.unknown);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send };
}
