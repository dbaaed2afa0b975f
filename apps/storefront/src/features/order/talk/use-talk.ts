import { seeOrderMessages, sendOrderMessage } from "@lokalkorb/contracts/order-talk";
import type { OrderTalk } from "@lokalkorb/domain/ordering/talk/order-talk";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { useEffect, useRef, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import { talkText } from "./talk-text.ts";

export interface HeardTalk {
  readonly status: "pending" | "present" | "failed";
  readonly talk: OrderTalk | null;
}

/** The talk about the order, live once there is one: most orders have none, and none is asked for. */
export function useHeardTalk({ restaurantId, orderId }: OrderKey, isThere: boolean): HeardTalk {
  const [heard, hear] = useState<HeardTalk>({ status: "pending", talk: null });
  useEffect(() => {
    if (!isThere) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    loadLive().then(
      (client) => {
        if (isOver) return;
        const found = client.cache.document(orderTalkDocument, { restaurantId, orderId });
        const tell = (): void => {
          const state = found.state();
          const talk = valueOf(state);
          hear((before) =>
            talk === null
              ? { status: state.status === "failed" ? "failed" : "pending", talk: before.talk }
              : { status: "present", talk },
          );
        };
        stop = found.subscribe(tell);
        tell();
      },
      () => hear(({ talk }) => ({ status: "failed", talk })),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [restaurantId, orderId, isThere]);
  return heard;
}

/** The last of the other side's messages is on the screen: told once for each. What is lost is told with the next. */
export function useSeen(
  { restaurantId, orderId }: OrderKey,
  { isSeen, unread, count }: { readonly isSeen: boolean; readonly unread: number; readonly count: number },
): void {
  useEffect(() => {
    if (!isSeen || unread === 0 || count === 0) return;
    const input = { requestId: crypto.randomUUID(), restaurantId, orderId, side: "shopper", count } as const;
    loadLive()
      .then((client) => client.call(seeOrderMessages, input))
      .catch(() => undefined);
  }, [restaurantId, orderId, isSeen, unread, count]);
}

export interface Writing {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly send: () => Promise<void>;
}

/** Typed words stay until they are sent; the same words pressed again are the same message. */
export function useWriting({ restaurantId, orderId }: OrderKey): Writing {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRef<{ readonly id: string; readonly text: string } | null>(null);
  const send = async (): Promise<void> => {
    const words = text.trim();
    if (words === "" || busy) return;
    setBusy(true);
    if (request.current?.text !== words) request.current = { id: crypto.randomUUID(), text: words };
    try {
      const client = await loadLive();
      const input = { requestId: request.current.id, restaurantId, orderId, side: "shopper", text: words } as const;
      const answer = await client.call(sendOrderMessage, input);
      setProblem(answer.ok ? null : answer.refusal ? talkText.refused[answer.refusal.type] : talkText.notSent);
      // Only while the outcome is unknown the next press is the same message.
      if (answer.ok || answer.refusal) request.current = null;
      if (answer.ok) setText("");
    } catch {
      setProblem(talkText.notSent);
    } finally {
      setBusy(false);
    }
  };
  return { text, type: setText, busy, problem, send };
}
