import { startTransition, useCallback, useEffect, useRef, useState } from "react";

/** Screens above and below the one in sight that count as near. */
const margin = "120% 0px";

export interface Near {
  readonly near: ReadonlySet<number>;
  /** Heights of those that were drawn and went out of reach, in pixels. */
  readonly heights: ReadonlyMap<number, number>;
  /** For the element of each part, which carries `data-part`. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Which elements of a long page are near what is in sight. */
export function useNear(): Near {
  const [seen, setSeen] = useState<Omit<Near, "watch">>({ near: new Set(), heights: new Map() });
  const observer = useRef<IntersectionObserver | null>(null);
  const watched = useRef(new Set<Element>());
  useEffect(() => {
    const see = (changes: readonly Change[]): void =>
      // Scrolling goes before drawing what is not in sight yet.
      startTransition(() => setSeen((before) => seenAfter(before, changes)));
    const created = new IntersectionObserver(see, { rootMargin: margin });
    observer.current = created;
    for (const element of watched.current) created.observe(element);
    return () => created.disconnect();
  }, []);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    watched.current.add(element);
    observer.current?.observe(element);
    return () => {
      watched.current.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);
  return { ...seen, watch };
}

type Change = Pick<IntersectionObserverEntry, "target" | "isIntersecting" | "boundingClientRect">;

function seenAfter(before: Omit<Near, "watch">, changes: readonly Change[]): Omit<Near, "watch"> {
  const near = new Set(before.near);
  const heights = new Map(before.heights);
  for (const { target, isIntersecting, boundingClientRect } of changes) {
    const part = Number(target.getAttribute("data-part"));
    if (isIntersecting) near.add(part);
    else if (near.delete(part)) heights.set(part, boundingClientRect.height);
  }
  return { near, heights };
}
