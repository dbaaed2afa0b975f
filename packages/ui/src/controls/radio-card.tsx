import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface RadioCardProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** `tile` centres short words such as times; `row` shows the dot and more text. */
  readonly layout?: "tile" | "row";
}

/** A choice with an edge of its own. A disabled one is struck through and stays readable. */
export function RadioCard({ label, detail, layout = "row", className, ...rest }: RadioCardProps): ReactElement {
  const tile = layout === "tile";
  return (
    <label
      className={classNames(
        "relative flex min-h-12 min-w-0 items-center gap-3 rounded-lg border border-line-strong bg-surface px-3 py-1.5 text-[max(0.875rem,1em)] transition-[border-color,background-color]",
        "hover:border-ink-3 has-checked:border-theme-ink has-checked:bg-tint has-checked:font-bold has-checked:shadow-[inset_0_0_0_1px_var(--theme-ink)]",
        "has-disabled:cursor-default has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-ink-2 has-disabled:line-through",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-theme-ink",
        tile && "flex-col justify-center gap-0 text-center",
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        className={tile ? "absolute inset-0 size-full cursor-pointer opacity-0" : "dot-choice outline-none"}
      />
      <span className="min-w-0 leading-tight">
        {label}
        {detail && <span className="block text-meta font-normal text-ink-2">{detail}</span>}
      </span>
    </label>
  );
}
