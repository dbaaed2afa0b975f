import { useRouter } from "next/router";
import { useEffect, useEffectEvent, useState } from "react";

export interface LeaveGuard {
  /** Where the person wanted to go while something was unsaved. */
  readonly wanted: string | null;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Holds links, the browser's way back and closing the tab while something is unsaved. A form that saves by itself does
 * so first, and asks only about what cannot be saved.
 */
export function useLeaveGuard(isDirty: boolean, discard: () => void, save?: () => Promise<boolean>): LeaveGuard {
  const router = useRouter();
  const { asPath, beforePopState } = router;
  const [wanted, setWanted] = useState<string | null>(null);
  const goOn = (address: string): void => {
    beforePopState(() => true);
    void router.push(address);
  };
  const ask = useEffectEvent((address: string) => {
    if (save === undefined) setWanted(address);
    else void save().then((isSaved) => (isSaved ? goOn(address) : setWanted(address)));
  });

  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target !== "" || link.origin !== location.origin)
        return;
      // Within the page, such as to its beginning: nothing is left by it.
      if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      event.stopPropagation();
      ask(`${link.pathname}${link.search}`);
    };
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    document.addEventListener("click", hold, { capture: true });
    window.addEventListener("beforeunload", warn);
    beforePopState(({ as }) => {
      if (as === asPath) return false;
      // The browser has left the address already: it comes back to it, and the question is asked.
      window.history.pushState(null, "", asPath);
      ask(as);
      return false;
    });
    return () => {
      document.removeEventListener("click", hold, { capture: true });
      window.removeEventListener("beforeunload", warn);
      beforePopState(() => true);
    };
  }, [isDirty, asPath, beforePopState]);

  return {
    wanted,
    stay: () => setWanted(null),
    leave: () => {
      setWanted(null);
      discard();
      if (wanted !== null) void router.push(wanted);
    },
  };
}
