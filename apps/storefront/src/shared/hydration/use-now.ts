import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { useEffect, useState } from "react";

const everyMillis = 20_000;
/** A page that was rendered longer ago than this is out of date. */
export const freshMillis = 90_000;

/**
 * The moment the page was rendered, so that server and browser agree; then the clock of the device, which a fresh page
 * does not ask while it comes alive (goal P4). `stepMillis`: what only asks for the minute is not rendered again within it.
 */
export function useNow(renderedAt: Instant, stepMillis = 1): Instant {
  const [now, setNow] = useState(() => beginOf(renderedAt, stepMillis));
  useEffect(() => {
    const tick = (): void => setNow(beginOf(Date.now(), stepMillis));
    if (Date.now() - renderedAt > freshMillis) tick();
    const timer = setInterval(tick, everyMillis);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [renderedAt, stepMillis]);
  return now;
}

const beginOf = (now: Instant, stepMillis: number): Instant => now - (now % stepMillis);
