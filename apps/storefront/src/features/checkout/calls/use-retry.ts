import type { Failure } from "@lokalkorb/model/document/failure";
import { useEffect } from "react";

const retryMillis = 5_000;

/** Tries again by itself, with the same key, while the network or the shop's backend is away. */
export function useRetry(failure: Failure | null, send: () => void): void {
  const waits = failure?.type === "offline" || failure?.type === "unavailable";
  useEffect(() => {
    if (!waits) return;
    const again = (): void => {
      if (navigator.onLine) send();
    };
    const timer = setInterval(again, retryMillis);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [waits, send]);
}
