import { type RefObject, useEffect, useState } from "react";

/** Whether the element can be seen now: it is within the window, and the page is in front. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    let isWithin = false;
    const tell = (): void => setSeen(isWithin && document.visibilityState === "visible");
    const observer = new IntersectionObserver((entries) => {
      isWithin = entries.at(-1)?.isIntersecting ?? false;
      tell();
    });
    observer.observe(node);
    document.addEventListener("visibilitychange", tell);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", tell);
    };
  }, [element]);
  return isSeen;
}
