import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from "react";
import { buttonLook, type ButtonLookOptions } from "./button-look.ts";
import { classNames } from "../class-names.ts";

export interface LinkButtonProps extends ButtonLookOptions, ComponentPropsWithRef<"a"> {
  readonly href: string;
  /** The router's link, where the target is a page of the same app. */
  readonly component?: ElementType;
  readonly icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({
  look,
  size,
  wide,
  component: Link = "a",
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps): ReactElement {
  return (
    <Link {...rest} className={classNames(buttonLook({ look, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  );
}
