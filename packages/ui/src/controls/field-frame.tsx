import { useId, type ReactElement, type ReactNode } from "react";
import { AlertIcon } from "../icons/icons.ts";

export interface FieldFrameProps {
  readonly label: ReactNode;
  /** Said after the label, such as „freiwillig“. */
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  /** The problem and its remedy. */
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

export interface FieldLinks {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/** Label above, the control, then error and hint, linked so that a screen reader hears them with the field. */
export function FieldFrame({
  label,
  note,
  hint,
  error,
  id: givenId,
  className,
  children,
}: FieldFrameProps & { readonly children: (links: FieldLinks) => ReactNode }): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className ?? "grid min-w-0 content-start gap-1"}>
      <label htmlFor={id} className="field-label">
        {label}
        {note !== undefined && <span className="text-meta font-normal text-ink-2"> ({note})</span>}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <div id={`${id}-hint`} className="text-meta text-ink-2">
          {hint}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactElement {
  return (
    <p id={id} className="flex gap-1.5 text-[max(0.8125rem,var(--t-meta))] leading-snug font-bold text-danger-ink">
      <AlertIcon size={16} className="mt-px" />
      {children}
    </p>
  );
}

/** Edge and ground of every text control; two pixels and red while it is wrong. */
export const controlClasses =
  "w-full min-w-0 rounded-field border border-field-line bg-surface px-4 min-h-field text-ink transition-[border-color] hover:border-ink-2 aria-invalid:border-2 aria-invalid:border-danger aria-invalid:bg-danger-tint aria-invalid:px-[15px] disabled:border-transparent disabled:bg-sunken [&[readonly]]:border-transparent [&[readonly]]:bg-sunken focus-visible:outline-offset-1";
