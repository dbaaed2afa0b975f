import { useEffect, useState } from "react";

const everyMillis = 2_500;

/** Asks at once and then with a pause, at most so often; true while it does. `ask` stays the same from drawing to drawing. */
export function useAsking(wanted: boolean, most: number, ask: () => Promise<void>): boolean {
  const [tries, setTries] = useState(0);
  const asks = wanted && tries < most;
  useEffect(() => {
    if (!asks) return;
    let isLeft = false;
    const once = async (): Promise<void> => {
      // Without an answer the next try, or what is asked about itself, brings the news.
      await ask().catch(() => undefined);
      if (!isLeft) setTries((count) => count + 1);
    };
    const timer = setTimeout(() => void once(), tries === 0 ? 0 : everyMillis);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [asks, tries, ask]);
  return asks;
}
