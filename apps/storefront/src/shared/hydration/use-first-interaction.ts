import { startTransition, useEffect, useState } from "react";

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel"] as const;

/** True from the first interaction on. */
export function useFirstInteraction(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (here) return;
    // The press itself is painted first (goal P5).
    const notice = (): void => startTransition(() => setHere(true));
    for (const sign of signs) window.addEventListener(sign, notice, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, notice);
    };
  }, [here]);
  return here;
}
