import type { ReactElement } from "react";

export interface GoodsHeadingProps {
  readonly name: string;
  /** Choices and price. */
  readonly details: string;
  /** Against it, for those who are cooked for. */
  readonly risk?: string | undefined;
}

/** One of the goods that come in. */
export function GoodsHeading({ name, details, risk }: GoodsHeadingProps): ReactElement {
  return (
    <div className="min-w-0">
      <b>{name}</b>
      <p className="text-meta text-ink-2">{details}</p>
      {risk !== undefined && <p className="text-meta font-bold text-warning-ink">{risk}</p>}
    </div>
  );
}
