import { classNames } from "@lokalkorb/ui/class-names";
import { startTransition, useCallback, useEffect, useRef, useState, type ReactElement } from "react";

/** A screenful in two halves, so that no frame of a full board holds the page up (goal P10). */
const half = 3;
/** Rows that follow while one scrolls. */
const step = 8;

export interface GrowingCount {
  /** How many of a list to show. */
  readonly count: number;
  /** Shows more: coming into sight presses it. Null when all are shown. */
  readonly more: ReactElement | null;
}

/** A few first, and more as one scrolls: a list of a thousand opens as fast as one of ten. */
export function useGrowingCount(total: number, className: string): GrowingCount {
  const [count, setCount] = useState(half);
  const edge = useRef<HTMLButtonElement>(null);
  const showMore = useCallback(() => setCount((before) => before + step), []);
  const rest = Math.max(0, total - count);

  useEffect(() => startTransition(() => setCount((before) => before + half)), []);
  useEffect(() => {
    const button = edge.current;
    if (button === null || rest === 0) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(showMore);
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [rest, showMore]);

  const more = (
    <button ref={edge} type="button" onClick={showMore} className={classNames("link min-h-11", className)}>
      {`${Math.min(rest, step)} weitere zeigen`}
    </button>
  );
  return { count, more: rest > 0 ? more : null };
}
