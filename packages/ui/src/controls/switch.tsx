import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "role"> {
  readonly label: ReactNode;
  /** Keeps the name for screen readers where the row already shows it. */
  readonly labelHidden?: boolean;
}

/** Acts at once, unlike a tick box that waits for a form to be sent. */
export function Switch({ label, labelHidden = false, className, ...rest }: SwitchProps): ReactElement {
  return (
    <label
      className={classNames(
        "inline-flex min-h-11 min-w-11 items-center gap-3 has-disabled:cursor-default has-disabled:opacity-60",
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native box carries the state
        role="switch"
        className="relative h-6 w-10 flex-none appearance-none rounded-pill bg-ink-3 transition-colors after:absolute after:top-[3px] after:left-[3px] after:size-[18px] after:rounded-full after:bg-surface after:transition-[translate] checked:bg-theme-ink checked:after:translate-x-4 forced-colors:border"
      />
      <span className={labelHidden ? "sr-only" : "leading-snug"}>{label}</span>
    </label>
  );
}
