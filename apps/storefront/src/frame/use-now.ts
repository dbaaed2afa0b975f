import type { Instant } from "@lokalkorb/domain/time/instant";
import { useEffect, useState } from "react";

const everyMillis = 20_000;

/**
 * The moment the page was rendered, so that server and browser agree; then the clock of the device. `stepMillis`: what
 * only asks for the minute is not rendered again within it.
 */
export function useNow(renderedAt: Instant, stepMillis = 1): Instant {
  const [now, setNow] = useState(() => beginOf(renderedAt, stepMillis));
  useEffect(() => {
    const tick = (): void => setNow(beginOf(Date.now(), stepMillis));
    tick();
    const timer = setInterval(tick, everyMillis);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [stepMillis]);
  return now;
}

const beginOf = (now: Instant, stepMillis: number): Instant => now - (now % stepMillis);
