import type { ComponentPropsWithRef, ReactElement } from "react";
import { classNames } from "../class-names.ts";
import { FieldFrame, controlClasses, type FieldFrameProps } from "./field-frame.tsx";
import { ChevronDownIcon } from "../icons/icons.ts";

export interface SelectProps extends FieldFrameProps, Omit<ComponentPropsWithRef<"select">, keyof FieldFrameProps> {}

/** The platform's own list, which every keyboard, phone and screen reader knows. */
export function Select({ label, note, hint, error, id, className, children, ...rest }: SelectProps): ReactElement {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(links) => (
        <span className="relative block">
          <select {...rest} {...links} className={classNames(controlClasses, "appearance-none truncate pe-12!")}>
            {children}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2" />
        </span>
      )}
    </FieldFrame>
  );
}
