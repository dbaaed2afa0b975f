import { memo, type ReactElement, type ReactNode } from "react";
import { LateOnBoard } from "../board-late/late-on-board.tsx";
import { emptyColumns } from "./board-text.ts";
import { LaneHead, laneId } from "./lane.tsx";

export interface PreorderRailProps {
  readonly count: number;
  /** Stands at the foot of the rail. */
  readonly children?: ReactNode;
}

/** Orders for other days. Each enters the board by itself when it is time to begin. */
export const PreorderRail = memo(function PreorderRail({ count, children }: PreorderRailProps): ReactElement {
  return (
    <section
      id={laneId("preorders")}
      aria-labelledby={`${laneId("preorders")}-title`}
      className="board-rail min-h-0 min-w-0 scroll-mt-32 rounded-lg border border-dashed border-line-strong"
    >
      <LaneHead column="preorders" count={count} />
      <div className="board-rail-days relative min-h-0 flex-1 gap-1 overflow-auto px-2 pb-2">
        {count === 0 ? (
          <p className="px-1 pb-3 text-name text-ink-2">{emptyColumns.preorders}</p>
        ) : (
          <LateOnBoard part="PreorderDays" />
        )}
      </div>
      {children}
    </section>
  );
});
