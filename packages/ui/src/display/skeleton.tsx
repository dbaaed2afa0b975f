import type { ReactElement } from "react";
import { classNames } from "../class-names.ts";

export interface SkeletonProps {
  /** The size of the content to come, so that nothing moves when it arrives. */
  readonly className: string;
}

export function Skeleton({ className }: SkeletonProps): ReactElement {
  return <span aria-hidden className={classNames("skeleton block", className)} />;
}

export interface SkeletonGroupProps extends SkeletonProps {
  readonly count: number;
  /** Said once for the whole group. */
  readonly label?: string;
  readonly groupClassName?: string;
}

/** Several tiles in place of a list that is loading. */
export function SkeletonGroup({
  count,
  label = "Wird geladen",
  className,
  groupClassName,
}: SkeletonGroupProps): ReactElement {
  return (
    <output className={classNames("block", groupClassName)}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </output>
  );
}
