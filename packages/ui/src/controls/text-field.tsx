import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldFrame, controlClasses, type FieldFrameProps } from "./field-frame.tsx";

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentPropsWithRef<"input">, keyof FieldFrameProps> {
  /** Drawn inside at the start, such as a magnifier. */
  readonly before?: ReactNode;
  /** A unit or a button at the end. */
  readonly after?: ReactNode;
}

export function TextField({
  label,
  note,
  hint,
  error,
  id,
  className,
  before,
  after,
  ...rest
}: TextFieldProps): ReactElement {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(links) => (
        <span className="relative block">
          {before && (
            <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-ink-2">
              {before}
            </span>
          )}
          <input
            {...rest}
            {...links}
            className={classNames(controlClasses, before !== undefined && "ps-12!", after !== undefined && "pe-14!")}
          />
          {after && (
            <span className="absolute inset-y-0 end-1 grid min-w-11 place-items-center text-ink-2">{after}</span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
