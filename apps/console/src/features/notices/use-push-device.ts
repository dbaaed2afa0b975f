import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { pushDevice, setPushDevice, tryPushDevice } from "@lokalkorb/contracts/push-devices";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useEffect, useState } from "react";
import {
  pushObstacle,
  subscribe,
  type PushObstacle,
  type StoredSubscription,
} from "@lokalkorb/shell/push-subscription";
import { deviceId } from "@/shared/device/device-id";
import { noticesText } from "./notices-text.ts";

/** For the whole console; it shows messages and keeps nothing. */
const workerPath = "/worker.js";

const words = noticesText.push;

export type PushState =
  | { readonly status: "loading" | "failed" | "unavailable" }
  | { readonly status: "hindered"; readonly by: PushObstacle }
  | { readonly status: "ready"; readonly key: string; readonly on: boolean };

export interface PushDevice {
  readonly state: PushState;
  readonly busy: boolean;
  /** The answer to the last press; '' before one. */
  readonly said: string;
  readonly turn: (on: boolean) => Promise<void>;
  readonly test: () => Promise<void>;
}

async function look(client: ModelClient | null, restaurantId: string): Promise<PushState> {
  if (client === null) return { status: "loading" };
  const by = pushObstacle();
  if (by !== null) return { status: "hindered", by };
  const answer = await client.call(pushDevice, { restaurantId, deviceId: deviceId() });
  if (!answer.ok) return { status: "failed" };
  const { key, on } = answer.value;
  // A permission that was taken back ends what is stored.
  return key === null
    ? { status: "unavailable" }
    : { status: "ready", key, on: on && Notification.permission === "granted" };
}

/** Whether this device is told of new orders, and how that is changed and tried. */
export function usePushDevice(restaurantId: string): PushDevice {
  const client = useModelClient();
  const [state, setState] = useState<PushState>({ status: "loading" });
  const [busy, setBusy] = useState(false);
  const [said, say] = useState("");
  useEffect(() => {
    let isOver = false;
    void look(client, restaurantId).then((found) => {
      if (!isOver) setState(found);
    });
    return () => {
      isOver = true;
    };
  }, [client, restaurantId]);

  const save = async (subscription: StoredSubscription | null): Promise<"on" | "off" | "unknown-service" | null> => {
    const input = { requestId: crypto.randomUUID(), restaurantId, deviceId: deviceId(), subscription };
    const answer = await client?.call(setPushDevice, input);
    return answer?.ok ? answer.value.result : null;
  };
  const turnOn = async (key: string): Promise<string> => {
    const subscription = await subscribe(key, workerPath);
    if (subscription === "denied") setState({ status: "hindered", by: "denied" });
    if (typeof subscription === "string") return words[subscription];
    const result = await save(subscription);
    if (result !== "on") return result === null ? words.notSaved : words.unknownService;
    setState({ status: "ready", key, on: true });
    return words.on;
  };
  const turnOff = async (key: string): Promise<string> => {
    // The browser keeps its subscription: another shop of the same person may use it.
    if ((await save(null)) === null) return words.notSaved;
    setState({ status: "ready", key, on: false });
    return words.off;
  };
  const press = async (what: () => Promise<string>): Promise<void> => {
    setBusy(true);
    try {
      say(await what());
    } finally {
      setBusy(false);
    }
  };

  return {
    state,
    busy,
    said,
    turn: async (on) => {
      if (state.status === "ready" && !busy) await press(() => (on ? turnOn : turnOff)(state.key));
    },
    test: () =>
      press(async () => {
        const answer = await client?.call(tryPushDevice, { restaurantId, deviceId: deviceId() });
        if (answer?.ok) {
          if (answer.value.result === "gone") setState(await look(client, restaurantId));
          return words.results[answer.value.result];
        }
        return answer?.refusal?.type === "rate-limited" ? words.tooOften : words.notSaved;
      }),
  };
}
