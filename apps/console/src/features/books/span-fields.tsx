import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { BookedSpan } from "@lokalkorb/domain/invoices/books/booked-entry";
import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { DateField } from "@/shared/forms/time/date-field";
import { FieldRow } from "@/shared/forms/ui/form-section";
import { booksText as words } from "./books-text.ts";
import { lastMonth, type spanProblem, thisMonth } from "./span-of.ts";

interface SpanFieldsProps {
  readonly span: BookedSpan;
  readonly today: LocalDate;
  readonly problem: ReturnType<typeof spanProblem>;
  readonly onChange: (span: BookedSpan) => void;
}

/** First and last day, and the months that are asked for most. */
export function SpanFields({ span, today, problem, onChange }: SpanFieldsProps): ReactElement {
  const errorOf = (field: "from" | "to"): string | undefined => (problem?.field === field ? problem.text : undefined);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{words.span}</legend>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="small" onClick={() => onChange(lastMonth(today))}>
          {words.lastMonth}
        </Button>
        <Button look="outline" size="small" onClick={() => onChange(thisMonth(today))}>
          {words.thisMonth}
        </Button>
      </div>
      <FieldRow>
        <DateField
          label={words.from}
          name="books-from"
          value={span.from}
          error={errorOf("from")}
          onChange={({ target }) => onChange({ ...span, from: target.value })}
        />
        <DateField
          label={words.to}
          name="books-to"
          value={span.to}
          error={errorOf("to")}
          onChange={({ target }) => onChange({ ...span, to: target.value })}
        />
      </FieldRow>
    </fieldset>
  );
}
