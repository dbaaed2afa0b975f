import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from "react";
import { placeAt } from "./moved-row.ts";

interface Drag {
  readonly from: number;
  readonly to: number;
  /** How far the row was dragged, and how much room it takes. */
  readonly by: number;
  readonly height: number;
}

interface Grip {
  readonly from: number;
  /** Here and not in the state alone: a quick hand lets go before the last movement is drawn. */
  to: number;
  readonly startY: number;
  /** Of all rows, from the top of the page. */
  readonly middles: readonly number[];
  readonly height: number;
}

export interface DragOrder<List extends HTMLElement> {
  /** The element whose children are the rows. */
  readonly list: RefObject<List | null>;
  readonly handle: (index: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
  /** Shows a row where it would land; undefined: where it is. */
  readonly styleOf: (index: number) => CSSProperties | undefined;
}

const boxShadow = "0 4px 16px rgb(29 27 23 / 0.2)";
/** So near to an edge of the screen the page scrolls along, by so much with each movement. */
const edge = 80;
const step = 16;

/** Rows that a mouse, a finger or a pen drags by a handle. Nothing is moved before they are let go. */
export function useDragOrder<List extends HTMLElement>(onMove: (from: number, to: number) => void): DragOrder<List> {
  const list = useRef<List>(null);
  const grip = useRef<Grip | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = (): void => {
    grip.current = null;
    setDrag(null);
  };
  return {
    list,
    handle: (from) => ({
      onPointerDown: (event) => {
        if (event.button !== 0 || list.current === null) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
        const height = boxes[from]?.height ?? 0;
        const middles = boxes.map((box) => box.top + scrollY + box.height / 2);
        grip.current = { from, to: from, startY: event.clientY + scrollY, middles, height };
        setDrag({ from, to: from, by: 0, height });
      },
      onPointerMove: ({ clientY }) => {
        if (grip.current === null) return;
        const { startY, middles, height } = grip.current;
        if (clientY < edge) scrollBy(0, -step);
        if (clientY > innerHeight - edge) scrollBy(0, step);
        const by = clientY + scrollY - startY;
        grip.current.to = placeAt(middles, from, (middles[from] ?? 0) + by);
        setDrag({ from, to: grip.current.to, by, height });
      },
      onPointerUp: () => {
        const to = grip.current?.to ?? from;
        stop();
        if (to !== from) onMove(from, to);
      },
      onPointerCancel: stop,
    }),
    styleOf: (index) => {
      if (drag === null) return undefined;
      if (index === drag.from)
        return { transform: `translateY(${drag.by}px)`, position: "relative", zIndex: 1, boxShadow };
      const makesRoom = drag.from < index && index <= drag.to ? -1 : drag.to <= index && index < drag.from ? 1 : 0;
      return { transform: `translateY(${makesRoom * drag.height}px)`, transition: "transform 120ms" };
    },
  };
}
