import type { ComponentPropsWithRef, ReactElement } from "react";
import { classNames } from "../class-names.ts";

type IconButtonLook = "bare" | "floating" | "solid" | "outline" | "ring";

export interface IconButtonProps extends ComponentPropsWithRef<"button"> {
  /** Name for screen readers and as a tooltip. */
  readonly label: string;
  /** `floating` over pictures, `solid` adds, `ring` shows a quantity, `bare` in bars. */
  readonly look?: IconButtonLook;
}

const looks: Record<IconButtonLook, string> = {
  bare: "border-transparent hover:bg-ink/8",
  floating: "border-transparent bg-surface text-ink shadow-float hover:bg-sunken",
  solid: "border-edge bg-primary text-on hover:bg-press",
  outline: "border-line-strong bg-surface text-theme-ink hover:border-ink-3",
  ring: "border-2 border-theme-ink bg-surface text-theme-ink hover:bg-tint",
};

/** The classes alone, for links that look like one. */
export function iconButtonLook(look: IconButtonLook = "bare"): string {
  return `round-button ${looks[look]}`;
}

export function IconButton({
  label,
  look = "bare",
  className,
  type = "button",
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(iconButtonLook(look), className)}
    />
  );
}
