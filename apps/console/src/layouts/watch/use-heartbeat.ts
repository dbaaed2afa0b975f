import { boardAwake } from "@lokalkorb/contracts/watch";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { heartbeatEvery } from "@lokalkorb/domain/ordering/watch/awake-devices";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useEffect, useState, useSyncExternalStore } from "react";
import { deviceId } from "@/shared/device/device-id";
import { useSound } from "@/shared/sound/use-sound";

export type WatchPause = NonNullable<OutputOf<typeof boardAwake>["pause"]>;

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};
const leavingMillis = 3_000;
const isVisible = (): boolean => document.visibilityState === "visible";

/**
 * Says once a minute, and whenever it changes, that this device is there and whether staff see or hear it. A device that sleeps
 * says nothing, which is the point. The answer is the last pause of today that began by itself.
 */
export function useHeartbeat(restaurantId: string, beats: boolean): WatchPause | null {
  const client = useModelClient();
  const sound = useSound();
  const visible = useSyncExternalStore(subscribe, isVisible, () => true);
  const [pause, setPause] = useState<WatchPause | null>(null);
  useEffect(() => {
    if (client === null || !beats) return;
    let isOver = false;
    const beat = async (): Promise<void> => {
      const answer = await client.call(boardAwake, { restaurantId, deviceId: deviceId(), sound, visible });
      if (answer.ok && !isOver) setPause(answer.value.pause);
    };
    // A page that is left is hidden for a moment, too, and the next one is not.
    const first = setTimeout(() => void beat(), visible ? 0 : leavingMillis);
    const timer = setInterval(() => void beat(), heartbeatEvery);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, restaurantId, beats, sound, visible]);
  return pause;
}
