/**
 * Says that somebody waited for a turn so long that people would have noticed, so that tests can fail. In production nobody
 * listens and this is nothing.
 */
export const announceWait = (key: string, milliseconds: number): void => {
  const url = process.env["LOCAL_BACKEND_WAITS_URL"];
  if (url === undefined || url === "") return;
  // Whoever listened may be gone, and nobody's work hangs on it.
  fetch(url, { method: "POST", body: JSON.stringify({ key, milliseconds }) }).catch(() => undefined);
};
