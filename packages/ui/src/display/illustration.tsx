import type { CSSProperties, ReactElement } from "react";
import { classNames } from "../class-names.ts";
import type { IllustrationName } from "../illustrations/illustrations.ts";

export interface IllustrationProps {
  readonly name: IllustrationName;
  readonly size: number;
  /** Off for pictures in sight at once: they come before scripts. */
  readonly lazy?: boolean;
}

/** One drawn good. The text beside it names the thing, so the picture stays silent. */
export function Illustration({ name, size, lazy = true }: IllustrationProps): ReactElement {
  return (
    // oxlint-disable-next-line next/no-img-element -- a static drawing of a few hundred bytes: nothing to optimise
    <img
      src={`/goods/${name}.svg`}
      width={size}
      height={size}
      alt=""
      decoding="async"
      {...(lazy ? { loading: "lazy" } : { fetchPriority: "high" })}
    />
  );
}

export interface IllustrationRowProps {
  /** At most five, rising to one large piece. */
  readonly quantity: readonly (readonly [name: IllustrationName, size: number])[];
  readonly lazy?: boolean;
  /** So many at the start are hidden on narrow screens, which then do not fetch them either. */
  readonly wideOnly?: number;
  readonly className?: string;
}

/** Goods standing on the edge of the surface below. */
export function IllustrationRow({
  quantity,
  lazy = false,
  wideOnly = 0,
  className,
}: IllustrationRowProps): ReactElement {
  return (
    <div aria-hidden className={classNames("pointer-events-none flex items-end justify-end", className)}>
      {quantity.map(([name, size], index) => (
        <span key={name} className="goods-piece" style={{ "--piece": `${size}px` } as CSSProperties}>
          <Illustration name={name} size={size} lazy={lazy || index < wideOnly} />
        </span>
      ))}
    </div>
  );
}
