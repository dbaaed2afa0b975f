import type { ComponentPropsWithRef, ReactElement } from "react";
import { classNames } from "../class-names.ts";
import { FieldFrame, controlClasses, type FieldFrameProps } from "./field-frame.tsx";

export interface TextAreaProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<"textarea">, keyof FieldFrameProps> {}

export function TextArea({ label, note, hint, error, id, className, rows = 3, ...rest }: TextAreaProps): ReactElement {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(links) => (
        <textarea
          {...rest}
          {...links}
          rows={rows}
          className={classNames(controlClasses, "field-sizing-content py-3 leading-normal")}
        />
      )}
    </FieldFrame>
  );
}
