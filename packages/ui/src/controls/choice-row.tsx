import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface ChoiceRowProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  /** `radio` where one of a group counts, `checkbox` where several may. */
  readonly kind: "radio" | "checkbox";
  readonly label: ReactNode;
  /** A word on the same line, such as the amount. */
  readonly detail?: ReactNode;
  /** A surcharge or an icon at the end. */
  readonly end?: ReactNode;
}

/** One row of an option group; put rows of a group next to each other inside one fieldset. */
export function ChoiceRow({ kind, label, detail, end, className, ...rest }: ChoiceRowProps): ReactElement {
  return (
    <label className={classNames("choice-row", className)}>
      <input {...rest} type={kind} className={kind === "radio" ? "dot-choice" : "tick"} />
      <span className="min-w-0 flex-1 leading-tight">
        {label}
        {detail && <span className="text-meta text-ink-2"> {detail}</span>}
      </span>
      {end && <span className="text-end leading-tight">{end}</span>}
    </label>
  );
}
