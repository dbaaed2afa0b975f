/** Every token here is forgeable, so only this machine may ask: by Host (DNS rebinding) and by Origin (foreign pages). */
const loopbackName = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/i;

export const isLoopbackHost = (hostHeader: string | undefined): boolean =>
  hostHeader !== undefined && loopbackName.test(hostHeader.replace(/:\d+$/, ""));

export function isLoopbackOrigin(origin: string): boolean {
  // Sandboxed frames and file pages send the word "null"; nothing of ours needs them.
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (url.protocol === "http:" || url.protocol === "https:") && loopbackName.test(url.hostname);
}
