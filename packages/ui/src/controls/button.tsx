import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from "react";
import { buttonLook, type ButtonLookOptions } from "./button-look.ts";
import { classNames } from "../class-names.ts";
import { SpinnerIcon } from "../icons/icons.ts";

export interface ButtonProps extends ButtonLookOptions, ComponentPropsWithRef<"button"> {
  /** While true the button stays focused and named, turns a spinner and ignores presses. */
  readonly pending?: boolean;
  /** Spoken by screen readers meanwhile. */
  readonly pendingLabel?: string;
  readonly icon?: ReactNode;
}

export function Button({
  look,
  size,
  wide,
  pending = false,
  pendingLabel = "Einen Moment …",
  icon,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps): ReactElement {
  // A disabled button would lose the focus, so a pending one only stops listening.
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonLook({ look, size, wide }), className)}
      onClick={press}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      <span className={classNames("inline-flex w-full items-center justify-center gap-2", pending && "opacity-0")}>
        {icon}
        {children}
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <SpinnerIcon className="spinner" label={pendingLabel} />
        </span>
      )}
    </button>
  );
}
