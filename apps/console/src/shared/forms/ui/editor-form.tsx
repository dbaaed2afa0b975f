import { Button } from "@lokalkorb/ui/button";
import { useEffect, useState, type ReactElement, type ReactNode } from "react";
import { FormColumns } from "./form-columns.tsx";
import { FormDialogs, TakeMineBar } from "./form-dialogs.tsx";
import { formText } from "../state/form-text.ts";
import { wrongFields } from "../focus/focus-wrong-field.ts";
import type { FormState } from "../state/use-form.ts";

export interface EditorFormProps {
  readonly form: FormState;
  /** The edited value, for screen readers. */
  readonly label: string;
  /** Shown to roles that may look and not change. */
  readonly readOnly?: boolean;
  readonly readOnlyHint?: string;
  /** A new thing can be saved before anything is typed. */
  readonly isNew?: boolean;
  /** Stands in the place of the save bar while everything is saved. */
  readonly idle?: ReactNode;
  /** Beside the form from 1180 px on, below it before. */
  readonly aside?: ReactNode;
  /** Another way to save, before the usual one. */
  readonly more?: ReactNode;
  readonly onDiscard?: () => void;
  readonly children: ReactNode;
}

/** One form of a page: its fields, a bar that says what is unsaved, and a question before leaving it so. */
export function EditorForm({
  form,
  label,
  readOnly = false,
  readOnlyHint,
  isNew = false,
  idle,
  aside,
  more,
  onDiscard,
  children,
}: EditorFormProps): ReactElement {
  const { isDirty, saving } = form;
  const wrong = useWrongFields(form);
  // Three in a row on a phone.
  const size = more ? "small" : "medium";
  const discard = (): void => {
    form.discard();
    onDiscard?.();
  };
  return (
    <>
      <FormColumns form={form} label={label} readOnly={readOnly} readOnlyHint={readOnlyHint} aside={aside}>
        {children}
      </FormColumns>
      {!readOnly && (isDirty || isNew) ? (
        <aside
          aria-label={formText.unsaved}
          className="sticky bottom-0 z-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong bg-surface px-4 py-3 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] md:px-5"
        >
          <span className="min-w-40 flex-1 text-name leading-5">
            <b className="block">{isNew ? label : formText.unsaved}</b>
            <output className="block">
              <span className="text-danger-ink">{wrong}</span>
              {form.waits && formText.waits}
            </output>
          </span>
          <span className="flex flex-wrap gap-2">
            <Button size={size} look="outline" disabled={saving} onClick={discard}>
              {formText.discard}
            </Button>
            {more}
            <Button
              size={size}
              data-key="save"
              pending={saving || form.waits}
              pendingLabel={formText.saving}
              onClick={() => void form.submit()}
            >
              {formText.save}
            </Button>
          </span>
        </aside>
      ) : form.conflict.takeMine ? (
        <TakeMineBar onTake={form.conflict.takeMine} />
      ) : (
        idle
      )}
      <FormDialogs form={form} />
    </>
  );
}

/** The wrong fields in the bar: the field itself may be far away. */
function useWrongFields({ ref, errors }: FormState): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<HTMLElement>(wrongFields) ?? [];
    setWords(fields.length === 0 ? null : formText.wrong(fields.length, fields[0] && nameOf(fields[0])));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- fields are drawn anew with each error
  }, [ref, errors]);
  return words;
}

/** As it is written above the field, without „freiwillig“ behind it. */
function nameOf(field: HTMLElement): string {
  const label = "labels" in field ? (field as HTMLInputElement).labels?.[0] : undefined;
  const title = label ?? field.closest("fieldset")?.querySelector("legend");
  return [...(title?.childNodes ?? [])].find(({ textContent }) => textContent?.trim())?.textContent?.trim() ?? "";
}
