import { classNames } from "@lokalkorb/ui/class-names";
import { CheckIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { closingText as words } from "./closing-text.ts";

/** How far the day is; what is done has a tick. */
export function ClosingSteps({ current }: { readonly current: 0 | 1 | 2 }): ReactElement {
  return (
    <ol aria-label={words.stepsLabel} className="flex flex-wrap gap-2">
      {words.steps.map((step, index) => {
        const isDone = index < current || current === 2;
        return (
          <li
            key={step}
            className={classNames(
              "flex min-h-10 items-center gap-2 rounded-pill border px-3",
              index === current ? "border-line bg-surface font-bold" : "border-transparent text-ink-2",
            )}
            {...(index === current && { "aria-current": "step" as const })}
          >
            <span
              aria-hidden
              className={classNames(
                "grid size-6 place-items-center rounded-pill text-meta",
                isDone ? "bg-primary text-on" : "border-2 border-current",
              )}
            >
              {isDone ? <CheckIcon size={16} /> : index + 1}
            </span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
