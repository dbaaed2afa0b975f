import { createRoot } from "react-dom/client";
import type { ReactElement } from "react";

/**
 * Draws something over the page from a root of its own, so that it also stands when the page itself has failed.
 * `close` takes it away again.
 */
export function openOverlay(draw: (close: () => void) => ReactElement): () => void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const close = (): void => {
    // Not from within the drawing that asks for it.
    queueMicrotask(() => {
      root.unmount();
      place.remove();
    });
  };
  root.render(draw(close));
  return close;
}
