import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { WindowRows } from "@/shared/forms/time/window-rows";
import { lockerText as words } from "./fulfilment-text.ts";
import type { FulfilmentValues } from "../state/fulfilment-values.ts";

/** How cold compartments are, and how long goods wait in them. */
export function FulfilmentLocker({ form }: { readonly form: FormFields<FulfilmentValues> }): ReactElement {
  return (
    <FormSection title={words.title} lead={words.lead}>
      <FieldRow>
        <ChoiceField label={words.tempZone} choices={words.tempZones} {...form.choice("tempZone")} />
        <TextField
          label={words.holdHours}
          after={<span className="pe-2 text-meta">{words.hours}</span>}
          {...form.count("holdHours")}
        />
      </FieldRow>
      <h3 className="pt-2 font-bold">{words.access}</h3>
      <p className="-mt-3 text-meta text-ink-2">{words.accessHint}</p>
      <WindowRows rows={form.rows("accessWindows")} />
    </FormSection>
  );
}
