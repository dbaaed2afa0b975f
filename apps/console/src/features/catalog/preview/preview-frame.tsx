import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
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
  const [body, setBody] = useState<HTMLElement | null>(null);
  const enter = useCallback((frame: HTMLIFrameElement | null) => setBody(styledBody(frame)), []);
  const [height, setHeight] = useState(480);
  const [scale, setScale] = useState(1);
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
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it has no source: nothing but our own drawing gets in */}
      <iframe
        ref={enter}
        // Firefox gives an empty frame another document once it is there.
        onLoad={({ currentTarget }) => enter(currentTarget)}
        title={title}
        className="origin-top-left border-0 bg-surface"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}

/** The empty body of a frame, with the styles of the page around it. */
function styledBody(frame: HTMLIFrameElement | null): HTMLElement | null {
  const inside = frame?.contentDocument;
  if (!inside) return null;
  if (inside.head.childElementCount > 0) return inside.body;
  inside.documentElement.lang = "de";
  for (const style of document.querySelectorAll("link[rel=stylesheet], style"))
    inside.head.append(style.cloneNode(true));
  return inside.body;
}
