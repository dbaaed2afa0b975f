import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { TimeField } from "@/shared/forms/time/time-field";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { BoardStatus } from "@/entities/watch/board-status";
import type { RulesValues } from "./rules-values.ts";
import { settingsText } from "./settings-text.ts";

const words = settingsText.watch;
const after = (unit: string): ReactElement => <span className="pe-2 text-meta">{unit}</span>;

/** When the shop is told that its orders stay without an answer, and when it is paused for that (3.10). */
export function WatchSection({ form }: { readonly form: FormFields<RulesValues> }): ReactElement {
  return (
    <FormSection title={words.title} lead={words.lead}>
      <BoardStatus />
      <FieldRow>
        <TextField
          label={words.phone}
          note={settingsText.optional}
          hint={words.phoneHint}
          inputMode="tel"
          {...form.text("phoneAlarm")}
        />
        <TimeField label={words.quietFrom} note={settingsText.optional} {...form.text("quietFrom")} />
        <TimeField label={words.quietTo} note={settingsText.optional} {...form.text("quietTo")} />
      </FieldRow>
      <FieldRow>
        <TextField
          label={words.rejections}
          note={settingsText.optional}
          hint={words.rejectionsHint}
          after={after(words.rejectionsUnit)}
          {...form.count("warnAfterRejections")}
        />
        <TextField
          label={words.pause}
          note={settingsText.optional}
          hint={words.pauseHint}
          after={after(words.pauseUnit)}
          {...form.count("pauseAfterMissed")}
        />
      </FieldRow>
    </FormSection>
  );
}
