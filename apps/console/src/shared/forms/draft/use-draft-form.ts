import { useConnection } from "@lokalkorb/model/react/use-connection";
import { useCallback, useRef, useState, useSyncExternalStore, type ComponentPropsWithRef, type RefObject } from "react";
import type { FieldErrors } from "../state/field-problem.ts";
import { focusWrongField } from "../focus/focus-wrong-field.ts";
import { formFields, type FormFields } from "../state/form-fields.ts";
import { same } from "../state/patch-of.ts";
import { draftStore } from "./draft-store.ts";
import { unsavedGroups, wrongGroups, type DraftRules } from "./draft-groups.ts";
import { decided, type Draft } from "./draft.ts";
import { saveDraft, undoStep, type DraftSave, type SaveDraft, type SaveResult } from "./save-draft.ts";
import { useAutosave } from "./use-autosave.ts";
import { useUndoKey } from "./use-undo-key.ts";

export interface DraftFormOptions<Values extends object> extends DraftRules<Values> {
  /** As it is stored, live. */
  readonly stored: Values;
  readonly save: SaveDraft<Values>;
  /** Groups that are saved only when the person says so. */
  readonly held?: (values: Values) => readonly string[];
}

export interface DraftForm<Values extends object> extends FormFields<Values> {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Attributes of the `form` element. */
  readonly element: ComponentPropsWithRef<"form">;
  readonly draft: Draft<Values>;
  readonly isDirty: boolean;
  readonly saving: boolean;
  /** Saved as soon as the server can be reached. */
  readonly waits: boolean;
  readonly hasFailed: boolean;
  /** Groups that cannot be saved as they are typed. */
  readonly wrong: readonly string[];
  readonly held: readonly string[];
  readonly errors: FieldErrors;
  /** Saves all that can be; false: something is unsaved still. */
  readonly flush: () => Promise<boolean>;
  /** As the person says: with what is held, and to the first field that is wrong. */
  readonly submit: () => Promise<boolean>;
  /** Null: there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly decide: (name: string, choice: "mine" | "theirs") => void;
  readonly forgetTaken: () => void;
  readonly discard: () => void;
}

const errorDelayMs = 500;
const none: FieldErrors = {};
const noGroups = (): readonly string[] => [];

/** The form of a stored document that saves itself as it is typed, field by field. */
export function useDraftForm<Values extends object>({
  stored,
  save,
  held = noGroups,
  ...rules
}: DraftFormOptions<Values>): DraftForm<Values> {
  const [store] = useState(() => draftStore(stored));
  const draft = useSyncExternalStore(store.subscribe, store.get, store.get);
  const isOffline = useConnection() === "offline";
  const ref = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { values } = draft;
  const unsaved = unsavedGroups(rules, draft);
  const isDirty = unsaved.length > 0;
  const port: DraftSave<Values> = { store, rules, save, held };

  const finish = (result: SaveResult): boolean => {
    setFailed(result === "failed");
    if (wrongGroups(rules, store.get().values).size === 0) setChecked(false);
    return unsavedGroups(rules, store.get()).length === 0;
  };
  const flush = async (): Promise<boolean> => {
    if (isOffline) return unsavedGroups(rules, store.get()).length === 0;
    return finish(await store.inTurn(() => saveDraft(port)));
  };
  const submit = async (): Promise<boolean> => {
    setChecked(true);
    if (isOffline) return false;
    const isSaved = finish(await store.inTurn(() => saveDraft({ ...port, held: noGroups })));
    if (wrongGroups(rules, store.get().values).size > 0) focusWrongField(ref);
    return isSaved;
  };
  const canUndo = draft.steps.length > 0 || unsaved.some((name) => !draft.disputed.includes(name));
  const undo = (): void => {
    setChecked(false);
    void store.inTurn(() => undoStep(port)).then(finish);
  };
  useUndoKey(canUndo ? undo : null);

  useAutosave({ store, rules, stored, flush: () => void flush() });

  const errors = checked ? rules.errorsOf(values) : none;
  // Only what the field changed: something else may have arrived since it was drawn.
  const type = (next: Values): void =>
    store.change((now) => {
      const typed = Object.entries(next).filter(([name, value]) => !same(value, (values as Plain)[name]));
      return typed.length === 0 ? now : { ...now, values: { ...now.values, ...Object.fromEntries(typed) } };
    });
  return {
    ...formFields(values, type, errors),
    ref,
    element: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
      onBlur: () => {
        if (!isDirty) return;
        // A press that leaves the field ends where it began: what is wrong is drawn after it.
        setTimeout(() => setChecked(wrongGroups(rules, store.get().values).size > 0), errorDelayMs);
        void flush();
      },
    },
    draft,
    isDirty,
    saving: draft.sent !== null,
    waits: isDirty && isOffline,
    hasFailed: hasFailed && isDirty,
    wrong: isDirty ? [...wrongGroups(rules, values)].filter((name) => unsaved.includes(name)) : [],
    held: held(values).filter((name) => unsaved.includes(name)),
    errors,
    flush,
    submit,
    undo: canUndo ? undo : null,
    decide: (name, choice) => store.change((now) => decided(rules, now, name, choice)),
    forgetTaken: useCallback(() => store.change((now) => ({ ...now, taken: [] })), [store]),
    discard: useCallback(() => store.change((now) => ({ ...now, values: now.stored, disputed: [] })), [store]),
  };
}

type Plain = Readonly<Record<string, unknown>>;
