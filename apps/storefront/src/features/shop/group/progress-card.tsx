import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import type { GroupProgress } from "@lokalkorb/domain/ordering/group/group-progress";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { ReactElement } from "react";
import { groupText, progressText } from "./group-text.ts";

export interface ProgressCardProps {
  readonly progress: GroupProgress;
  readonly timezone: string;
  readonly now: Instant;
}

/** How far the order is, for all who ordered with it. */
export function ProgressCard({ progress, timezone, now }: ProgressCardProps): ReactElement {
  const { status, dayCode, promisedAt } = progress;
  const isOver = ["completed", "noShow", "rejected", "cancelled"].includes(status);
  return (
    <section className="order-card grid gap-2" aria-labelledby="bestellt">
      <h2 id="bestellt" className="text-h3">
        {groupText.ordered}
      </h2>
      <output className="block">{progressText[status]}</output>
      {!isOver && <p className="text-ink-2">{groupText.promised(formatMoment(promisedAt, { timezone, now }))}</p>}
      {dayCode !== "" && !isOver && (
        <p>
          {groupText.orderNumber} <b className="text-h3">{dayCode}</b>
        </p>
      )}
    </section>
  );
}
