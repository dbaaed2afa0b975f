import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-frame.tsx";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ label, hint, error, id: givenId, className, ...rest }: CheckboxProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={classNames("grid", className)}>
      <label className="flex min-h-11 items-center gap-3 py-2">
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span className="leading-snug">{label}</span>
      </label>
      {hint && (
        <div id={`${id}-hint`} className="ps-9 text-meta text-ink-2">
          {hint}
        </div>
      )}
      {error && (
        <div className="ps-9">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
