import { useEffect, useRef, useState, type ReactElement } from "react";
import { Photo, type PhotoProps } from "./photo.tsx";

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
 * A photo that comes when it is almost in sight. Browsers load what is lazy two screens early, which is more than a page
 * full of photos may weigh (goal P2).
 */
export function LatePhoto(props: PhotoProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    told.set(element, () => {
      observer?.unobserve(element);
      setNear(true);
    });
    observerOf().observe(element);
    return () => observer?.unobserve(element);
  }, []);
  return isNear ? (
    <Photo {...props} />
  ) : (
    <span ref={ref} className="photo" style={{ backgroundImage: props.of.preview }} />
  );
}
