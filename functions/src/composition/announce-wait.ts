import { type LongWait, longWaits } from "../platform/concurrency/keyed-mutex.ts";

/**
 * Says that somebody waited for a turn so long that people would have noticed, so that tests can fail. In production nobody
 * listens and this is nothing.
 */
longWaits.subscribe((message) => {
  const url = process.env["LOCAL_BACKEND_WAITS_URL"];
  if (url === undefined || url === "") return;
  const { key, milliseconds } = message as LongWait;
  // Whoever listened may be gone, and nobody's work hangs on it.
  fetch(url, { method: "POST", body: JSON.stringify({ key, milliseconds }) }).catch(() => undefined);
});
