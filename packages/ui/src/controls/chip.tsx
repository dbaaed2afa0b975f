import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CheckIcon } from "../icons/icons.ts";

export interface ChipProps extends ComponentPropsWithRef<"button"> {
  readonly pressed: boolean;
  /** Gives way to a tick while pressed, so that the state is not colour alone. */
  readonly icon?: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ pressed, icon, className, children, ...rest }: ChipProps): ReactElement {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={classNames(
        "inline-flex min-h-11 flex-none items-center gap-1.5 rounded-pill border border-line-strong bg-surface px-4 text-[max(0.8125rem,1em)] whitespace-nowrap transition-colors hover:border-ink-3",
        "aria-pressed:border-theme-ink aria-pressed:bg-theme-ink aria-pressed:font-bold aria-pressed:text-surface",
        className,
      )}
    >
      {pressed ? <CheckIcon size={16} /> : icon}
      {children}
    </button>
  );
}
