import { classNames } from "@lokalkorb/ui/class-names";
import { useState, type PointerEvent, type ReactElement, type ReactNode } from "react";
import { partOf } from "./scale.ts";

export interface PlotPoint {
  /** Of 0 to 1000, from the left. */
  readonly at: number;
  /** The figure in bold, and the one it is compared with. */
  readonly tip: readonly [string, string | null];
}

export interface PlotProps {
  /** The picture in one sentence; the table beside it has every figure. */
  readonly label: string;
  readonly lines: readonly number[];
  readonly format: (value: number) => string;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly points: readonly PlotPoint[];
  /** Shown until another point is pointed at; null: none. */
  readonly resting: number | null;
  /** Drawn on a ground of 1000 by 1000, from the upper left. */
  readonly children: ReactNode;
}

/** The frame of a chart: its scale, its days or hours, and the figures of the point under the pointer. */
export function Plot({ label, lines, format, ticks, points, resting, children }: PlotProps): ReactElement {
  const [pointed, setPointed] = useState<number | null>(null);
  const top = lines.at(-1) ?? 1;
  const shown = points[pointed ?? resting ?? -1];
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = (1000 * (event.clientX - left)) / width;
    const near = points.reduce(
      (best, one, index) => (Math.abs(one.at - at) < Math.abs((points[best]?.at ?? Infinity) - at) ? index : best),
      0,
    );
    setPointed(near);
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its words are beside the drawing, which is stretched
      role="img"
      aria-label={label}
      className="relative h-60 min-w-0 text-meta text-ink-2"
    >
      <div
        className="absolute top-3 right-2 bottom-7 left-16"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        {lines.map((line) => (
          <span
            key={line}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${partOf(line, top) / 10}%` }}
          >
            <span className="absolute -left-2 -translate-x-full -translate-y-1/2 whitespace-nowrap">
              {format(line)}
            </span>
          </span>
        ))}
        <svg
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-none"
        >
          {children}
        </svg>
        {shown && <Tip {...shown} />}
        {ticks.map(({ at, label: name }) => (
          <span
            key={at}
            className="absolute -bottom-6 -translate-x-1/2 whitespace-nowrap"
            style={{ left: `${at / 10}%` }}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

function Tip({ at, tip: [figure, before] }: PlotPoint): ReactElement {
  return (
    <span
      className="pointer-events-none absolute inset-y-0 z-10 border-s border-dashed border-ink"
      style={{ left: `${at / 10}%` }}
    >
      <span
        className={classNames(
          "absolute top-0 rounded-md bg-ink px-2.5 py-1.5 leading-5 whitespace-nowrap text-surface",
          at > 500 ? "right-2" : "left-2",
        )}
      >
        <b className="block">{figure}</b>
        {before}
      </span>
    </span>
  );
}
