import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from "react";

/** A screenful in two halves, so that no frame of a full board holds the page up (goal P10). */
const half = 3;
/** Rows that follow while one scrolls. */
const step = 8;

export const showMoreText = (count: number): string => `${count} weitere zeigen`;

export interface GrowingCount {
  /** How many of a list to show. */
  readonly count: number;
  /** How many the next step adds; 0 when all are shown. */
  readonly rest: number;
  readonly showMore: () => void;
  /** Belongs on the button that shows more: coming into sight presses it. */
  readonly edge: RefObject<HTMLButtonElement | null>;
}

/** A few first, and more as one scrolls: a list of a thousand opens as fast as one of ten. */
export function useGrowingCount(total: number): GrowingCount {
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

  return { count, rest: Math.min(rest, step), showMore, edge };
}
