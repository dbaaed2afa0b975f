import { useEffect, useRef, useState, type RefObject } from "react";

/** Far enough for a photo to arrive before a thumb gets there. */
const ahead = "200px 0px";

let observer: IntersectionObserver | undefined;
const told = new WeakMap<Element, () => void>();

function observerOf(): IntersectionObserver {
  return (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) told.get(target)?.();
    },
    { rootMargin: ahead },
  ));
}

/**
 * Whether an element is or was almost in sight. Browsers load what is lazy two screens early, which is more than a page
 * full of photos may weigh (goal P2). Without `waits` it is near from the start.
 */
export function useNear<E extends Element>(waits: boolean): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(!waits);
  useEffect(() => {
    const element = ref.current;
    if (isNear || element === null) return;
    told.set(element, () => setNear(true));
    observerOf().observe(element);
    return () => observer?.unobserve(element);
  }, [isNear]);
  return [ref, isNear];
}
