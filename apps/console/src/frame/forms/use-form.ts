import { useCallback, useRef, useState } from "react";
import type { RefObject } from "react";
import { formFields } from "./form-fields.ts";
import type { FormFields } from "./form-fields.ts";
import type { FieldErrors } from "./field-problem.ts";
import { same } from "./patch-of.ts";

export interface FormState {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly isDirty: boolean;
  readonly saving: boolean;
  readonly discard: () => void;
  /** Saves if nothing is wrong, else leads to the first field that is. Whether it was saved. */
  readonly submit: () => Promise<boolean>;
}
export interface Form<Draft extends object> extends FormFields<Draft>, FormState {}

export interface FormOptions<Draft extends object> {
  /** As it is stored; while nothing is typed, the form follows it live. */
  readonly stored: Draft;
  readonly errorsOf: (draft: Draft) => FieldErrors;
  /** Gets the draft and what it was when typing began. Whether it was saved; it says itself what went wrong. */
  readonly save: (draft: Draft, before: Draft) => Promise<boolean>;
}

const none: FieldErrors = {};

/** One draft of texts as they were typed, so that nothing is lost while something in it is wrong. */
export function useForm<Draft extends object>({ stored, errorsOf, save }: FormOptions<Draft>): Form<Draft> {
  const [edited, setEdited] = useState<{ readonly draft: Draft; readonly before: Draft } | null>(null);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const draft = edited?.draft ?? stored;
  const before = edited?.before ?? stored;
  const discard = useCallback(() => {
    setEdited(null);
    setTried(false);
  }, []);
  return {
    ...formFields(draft, (next) => setEdited({ draft: next, before }), tried ? errorsOf(draft) : none),
    ref,
    isDirty: edited !== null && !same(edited.draft, edited.before),
    saving,
    discard,
    submit: async () => {
      setTried(true);
      if (Object.keys(errorsOf(draft)).length > 0) {
        requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>("[aria-invalid],[data-invalid]")?.focus());
        return false;
      }
      setSaving(true);
      const saved = await save(draft, before);
      setSaving(false);
      if (saved) discard();
      return saved;
    },
  };
}
