import { classNames } from "@lokalkorb/ui/class-names";
import { CheckIcon, LockIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import type { StepState } from "./setup-steps.ts";
import { stepText } from "./step-text.ts";

/** The round mark before a step. */
export function StepMark({ state }: { readonly state: StepState }): ReactElement {
  return (
    <span
      className={classNames(
        "grid size-6 flex-none place-items-center rounded-full border-2",
        state === "done" && "border-primary bg-primary text-on",
        state === "open" && "border-theme-ink",
        state === "locked" && "border-dashed border-line-strong text-ink-2",
      )}
    >
      {state === "done" && <CheckIcon size={14} />}
      {state === "locked" && <LockIcon size={12} />}
      <span className="sr-only">{stepText.stepStates[state]}</span>
    </span>
  );
}
