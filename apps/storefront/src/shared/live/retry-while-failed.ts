import type { ModelClient } from "@lokalkorb/model/client/model-client";

const retryMillis = 5_000;

/** Failed reads are repeated, in a while and as soon as the network is back. Answers how to stop. */
export function retryWhileFailed({ cache }: Pick<ModelClient, "cache">, hasFailed: () => boolean): () => void {
  const again = (): void => {
    if (hasFailed() && navigator.onLine) cache.retryFailed();
  };
  const timer = setInterval(again, retryMillis);
  window.addEventListener("online", again);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", again);
  };
}
