import { orderPush, setOrderPush } from "@lokalkorb/contracts/push-devices";
import { pushObstacle, subscribe, type StoredSubscription } from "@lokalkorb/shell/push-subscription";
import { useEffect, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import { workerAddress } from "@/shared/offline/worker-address";
import type { OrderKey } from "@/shared/routes/paths";
import { pushText } from "./push-text.ts";

export type PushState =
  /** Not known yet, not possible in this browser, or of no use for this order: nothing is shown. */
  | { readonly status: "none" }
  | { readonly status: "hindered"; readonly by: "homeScreen" | "denied" }
  | { readonly status: "ready"; readonly key: string; readonly on: boolean };

export interface OrderPushChoice {
  readonly state: PushState;
  readonly busy: boolean;
  /** The answer to a press that changed nothing; '' else. */
  readonly said: string;
  readonly turn: (on: boolean) => Promise<void>;
}

async function look({ restaurantId, orderId }: OrderKey): Promise<PushState> {
  const by = pushObstacle();
  if (by === "unsupported") return { status: "none" };
  const client = await loadLive();
  const answer = await client.call(orderPush, { restaurantId, orderId });
  if (!answer.ok || answer.value.key === null) return { status: "none" };
  if (by !== null) return { status: "hindered", by };
  return { status: "ready", key: answer.value.key, on: answer.value.on };
}

async function save(
  { restaurantId, orderId }: OrderKey,
  subscription: StoredSubscription | null,
): Promise<"on" | "off" | "ended" | "unknown-service" | null> {
  const client = await loadLive();
  const answer = await client.call(setOrderPush, {
    requestId: crypto.randomUUID(),
    restaurantId,
    orderId,
    subscription,
  });
  return answer.ok ? answer.value.result : null;
}

/** Whether a browser of this person is told of the order's states, and how that is changed. */
export function useOrderPush(order: OrderKey): OrderPushChoice {
  const { restaurantId, orderId } = order;
  const [state, setState] = useState<PushState>({ status: "none" });
  const [busy, setBusy] = useState(false);
  const [said, say] = useState("");
  useEffect(() => {
    let isOver = false;
    look({ restaurantId, orderId }).then(
      (found) => {
        if (!isOver) setState(found);
      },
      // Without a connection there is nothing to choose; mails come anyway.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [restaurantId, orderId]);

  const change = async (key: string, on: boolean): Promise<string> => {
    const subscription = on ? await subscribe(key, workerAddress()) : null;
    if (subscription === "denied") setState({ status: "hindered", by: "denied" });
    if (typeof subscription === "string") return pushText[subscription];
    const result = await save(order, subscription).catch(() => null);
    if (result === null) return pushText.notSaved;
    if (result === "unknown-service") return pushText.unknownService;
    setState(result === "ended" ? { status: "none" } : { status: "ready", key, on: result === "on" });
    return "";
  };

  return {
    state,
    busy,
    said,
    turn: async (on) => {
      if (state.status !== "ready" || busy) return;
      setBusy(true);
      say("");
      try {
        say(await change(state.key, on));
      } finally {
        setBusy(false);
      }
    },
  };
}
