import { type LongWait, longWaits } from "../platform/concurrency/keyed-mutex.ts";

/**
 * Announces a wait for a turn that people would have noticed, so that tests can fail. In production it has no listener.
 */
longWaits.subscribe((message) => {
  const url = process.env["LOCAL_BACKEND_WAITS_URL"];
  if (url === undefined || url === "") return;
  const { key, milliseconds } = message as LongWait;
  // The listener may be gone, and no work depends on it.
  fetch(url, { method: "POST", body: JSON.stringify({ key, milliseconds }) }).catch(() => undefined);
});
