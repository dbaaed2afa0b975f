import { classNames } from "../class-names.ts";

/** `solid` is the one main step, `soft` the next step in a flow, `outline` neutral, `quiet` an aside. */
export type ButtonLook = "solid" | "soft" | "outline" | "quiet" | "danger";
/** `small` 40 px (44 under a finger), `medium` the app's control height, `large` 56 px. */
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonLookOptions {
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

const looks: Record<ButtonLook, string> = {
  solid: "border-edge bg-primary text-on hover:bg-press",
  soft: "border-transparent bg-tint text-theme-ink hover:bg-tint-2",
  outline: "border-line-strong bg-surface text-ink hover:border-ink-3",
  quiet: "border-transparent text-ink hover:bg-sunken",
  danger: "border-danger/40 bg-surface text-danger hover:bg-danger-tint hover:text-danger-ink",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-10 px-4 text-[max(0.8125rem,1em)] pointer-coarse:min-h-11",
  medium: "min-h-control px-5 text-name",
  large: "min-h-14 px-6 text-name",
};

/** The classes of a button, for links of a router and other elements that must look like one. */
export function buttonLook({ look = "solid", size = "medium", wide = false }: ButtonLookOptions = {}): string {
  return classNames(
    "relative inline-flex items-center justify-center gap-2 rounded-control border font-bold leading-tight text-center no-underline select-none",
    "transition-[background-color,border-color,scale] active:scale-[0.98] disabled:bg-sunken disabled:text-ink-2 disabled:border-transparent disabled:active:scale-100",
    looks[look],
    sizes[size],
    wide && "w-full",
  );
}
