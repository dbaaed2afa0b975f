import type { Instant } from "@lokalkorb/domain/time/instant";
import { useEffect, useState } from "react";

const everyMillis = 20_000;

/** The moment the page was rendered, so that server and browser agree; then the clock of the device. */
export function useNow(renderedAt: Instant): Instant {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMillis);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}
