import { useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { createPortal } from "react-dom";

export interface PreviewFrameProps {
  readonly title: string;
  /** In pixels: of the screen that is imitated, so that its rules for narrow and wide hold. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A page within the page, with a width of its own; it is shrunk where there is less room. */
export function PreviewFrame({ title, width, children }: PreviewFrameProps): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(480);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const inside = frame?.contentDocument;
    if (!inside) return;
    inside.documentElement.lang = "de";
    copyStyles(document, inside);
    setBody(inside.body);
  }, [frame]);
  useEffect(() => {
    const outer = room.current;
    if (body === null || outer === null) return;
    const measure = (): void => {
      setHeight(Math.max(1, body.scrollHeight));
      setScale(Math.min(1, outer.clientWidth / width));
    };
    const watching = new ResizeObserver(measure);
    watching.observe(body);
    watching.observe(outer);
    return () => watching.disconnect();
  }, [body, width]);
  return (
    <div ref={room} className="overflow-hidden" style={{ height: height * scale }}>
      <iframe
        ref={setFrame}
        title={title}
        className="origin-top-left border-0 bg-surface"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}

/** The styles of the page, those that come later too. */
function copyStyles(from: Document, into: Document): void {
  for (const style of from.querySelectorAll("link[rel=stylesheet], style")) into.head.append(style.cloneNode(true));
  into.body.style.background = "none";
}
