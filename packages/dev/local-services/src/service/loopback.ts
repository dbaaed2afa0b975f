/** Only this machine may send or read: by Host (DNS rebinding) and by Origin (foreign pages). */
const loopbackName = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/i;

export const isLoopbackHost = (host: string | undefined): boolean =>
  host !== undefined && loopbackName.test(host.replace(/:\d+$/, ""));

export const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && loopbackName.test(new URL(origin).hostname);
