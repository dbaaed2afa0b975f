import { useConnection } from "@lokalkorb/model/react/use-connection";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type RefObject,
} from "react";
import { focusWrongField } from "../focus/focus-wrong-field.ts";
import { formFields, type FormFields } from "./form-fields.ts";
import { isOutdated, shownValues, type Edited, type SavedValues } from "./form-version.ts";
import type { FieldErrors } from "./field-problem.ts";
import { same } from "./patch-of.ts";
import type { Saved } from "./use-save-document.ts";

/** The choices after a save by another member of staff. None of them loses typed input. */
export interface FormConflict {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly saveMine: () => Promise<boolean>;
  readonly seeTheirs: () => void;
  /** Back to the own version; null: it is what the form shows, or there is none. */
  readonly takeMine: (() => void) | null;
}

export interface FormState {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Attributes of the `form` element. */
  readonly element: ComponentPropsWithRef<"form">;
  readonly isDirty: boolean;
  readonly saving: boolean;
  /** Saved as soon as the server can be reached; whatever is typed until then goes along. */
  readonly waits: boolean;
  /** Problems that keep the form from being saved, once a save was tried. */
  readonly errors: FieldErrors;
  readonly conflict: FormConflict;
  readonly discard: () => void;
  /** Saves if nothing is wrong, else leads to the first field that is. Whether it was saved. */
  readonly submit: () => Promise<boolean>;
}
export interface Form<Values extends object> extends FormFields<Values>, FormState {}

export interface FormOptions<Values extends object> {
  /** As it is stored; while nothing is typed, the form follows it live. */
  readonly stored: Values;
  /** There is no stored document yet that could have changed. */
  readonly isNew?: boolean;
  readonly errorsOf: (values: Values) => FieldErrors;
  /** Gets the values and those when typing began. It says itself what went wrong. */
  readonly save: (values: Values, before: Values) => Promise<Saved>;
}

const none: FieldErrors = {};

/** Values as they were typed, so that nothing is lost while something in it is wrong. */
export function useForm<Values extends object>({
  stored,
  isNew = false,
  errorsOf,
  save,
}: FormOptions<Values>): Form<Values> {
  const [edited, setEdited] = useState<Edited<Values> | null>(null);
  const [saved, setSaved] = useState<SavedValues<Values> | null>(null);
  const [mine, setMine] = useState<Values | null>(null);
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [waits, setWaits] = useState(false);
  const connection = useConnection();
  const ref = useRef<HTMLFormElement>(null);
  const values = shownValues(stored, edited, saved);
  const before = edited?.before ?? values;
  if (saved !== null && !same(saved.over, stored)) {
    setSaved(null);
    // Typing went on before the own save came back: that is no change elsewhere.
    if (edited !== null && same(edited.before, saved.values)) setEdited({ values: edited.values, before: stored });
  }
  const discard = useCallback(() => {
    setEdited(null);
    setMine(null);
    setTried(false);
    setWaits(false);
  }, []);
  const errors = tried ? errorsOf(values) : none;
  const isRight = (): boolean => {
    setTried(true);
    if (Object.keys(errorsOf(values)).length === 0) return true;
    focusWrongField(ref);
    return false;
  };
  const store = async (from: Values): Promise<boolean> => {
    setSaving(true);
    const answer = await save(values, from);
    setSaving(false);
    setAsking(answer === "changed");
    if (answer !== true) return false;
    setSaved({ values, over: stored });
    discard();
    return true;
  };
  const submit = async (): Promise<boolean> => {
    const isStopped = !isRight();
    const isAlone = connection === "offline";
    setWaits(!isStopped && isAlone);
    if (isStopped || isAlone) return false;
    if (isNew || !isOutdated(edited, stored)) return store(before);
    setAsking(true);
    return false;
  };
  const goOn = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!waits || connection === "offline") return;
    const going = setTimeout(goOn, 0);
    return () => clearTimeout(going);
  }, [waits, connection]);
  return {
    ...formFields(values, (next) => setEdited({ values: next, before }), errors),
    ref,
    element: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    errors,
    isDirty: edited !== null && !same(edited.values, edited.before),
    saving,
    // The connection may go while it is being saved: then the save is on its way until it is back.
    waits: waits || (saving && connection === "offline"),
    discard,
    submit,
    conflict: {
      isOpen: asking,
      close: () => setAsking(false),
      saveMine: async () => {
        setAsking(false);
        setEdited({ values, before: stored });
        return store(stored);
      },
      seeTheirs: () => {
        setAsking(false);
        setEdited(null);
        setTried(false);
        setMine(values);
      },
      takeMine:
        mine === null
          ? null
          : () => {
              setEdited({ values: mine, before: stored });
              setMine(null);
            },
    },
  };
}
