import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { ArrowLeftIcon } from "@lokalkorb/ui/icons";
import { Segmented } from "@lokalkorb/ui/segmented";
import type { ReactElement } from "react";
import { usePressed } from "@/shared/routes/use-pressed";
import { reportText as words } from "./report-text.ts";
import { firstDay, lastDay, movedUntil, steps, type ReportSpan, type Step } from "./spans.ts";
import { spanName } from "./stretch-name.ts";

export interface SpanPickerProps {
  readonly span: ReportSpan;
  readonly today: LocalDate;
  /** Resolves once the page shows the span. */
  readonly onChange: (step: Step, until: LocalDate) => Promise<unknown>;
}

/** Days, weeks or months, and which of them. */
export function SpanPicker({ span, today, onChange }: SpanPickerProps): ReactElement {
  const { step, stretches } = span;
  const [shown, press] = usePressed(step);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segmented
        legend={words.stepLegend}
        name="step"
        value={shown}
        segments={steps.map((value) => ({ value, label: words.steps[value] }))}
        onChange={(value) => press(value, onChange(value, today))}
      />
      <div className="flex items-center gap-1">
        <IconButton label={words.earlier} onClick={() => void onChange(step, movedUntil(span, -1, today))}>
          <ArrowLeftIcon />
        </IconButton>
        <output className="min-w-40 text-center">{spanName(firstDay(stretches), lastDay(stretches))}</output>
        <IconButton
          label={words.later}
          disabled={lastDay(stretches) >= today}
          onClick={() => void onChange(step, movedUntil(span, 1, today))}
        >
          <ArrowLeftIcon className="rotate-180" />
        </IconButton>
      </div>
    </div>
  );
}
