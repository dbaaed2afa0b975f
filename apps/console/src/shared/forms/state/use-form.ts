import { useConnection } from "@lokalkorb/model/react/use-connection";
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { formFields, type FormFields } from "./form-fields.ts";
import { isOutdated, shownDraft, type Edited, type SavedDraft } from "./form-version.ts";
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
export interface Form<Draft extends object> extends FormFields<Draft>, FormState {}

export interface FormOptions<Draft extends object> {
  /** As it is stored; while nothing is typed, the form follows it live. */
  readonly stored: Draft;
  /** There is no stored document yet that could have changed. */
  readonly isNew?: boolean;
  readonly errorsOf: (draft: Draft) => FieldErrors;
  /** Gets the draft and what it was when typing began. It says itself what went wrong. */
  readonly save: (draft: Draft, before: Draft) => Promise<Saved>;
}

const none: FieldErrors = {};
export const wrongFields = "[aria-invalid=true],[data-invalid]";

/** One draft of texts as they were typed, so that nothing is lost while something in it is wrong. */
export function useForm<Draft extends object>({
  stored,
  isNew = false,
  errorsOf,
  save,
}: FormOptions<Draft>): Form<Draft> {
  const [edited, setEdited] = useState<Edited<Draft> | null>(null);
  const [saved, setSaved] = useState<SavedDraft<Draft> | null>(null);
  const [mine, setMine] = useState<Draft | null>(null);
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [waits, setWaits] = useState(false);
  const connection = useConnection();
  const ref = useRef<HTMLFormElement>(null);
  const draft = shownDraft(stored, edited, saved);
  const before = edited?.before ?? draft;
  if (saved !== null && !same(saved.over, stored)) {
    setSaved(null);
    // Typing went on before the own save came back: that is no change elsewhere.
    if (edited !== null && same(edited.before, saved.draft)) setEdited({ draft: edited.draft, before: stored });
  }
  const discard = useCallback(() => {
    setEdited(null);
    setMine(null);
    setTried(false);
    setWaits(false);
  }, []);
  const errors = tried ? errorsOf(draft) : none;
  const isRight = (): boolean => {
    setTried(true);
    if (Object.keys(errorsOf(draft)).length === 0) return true;
    requestAnimationFrame(() => {
      const first = ref.current?.querySelector<HTMLElement>(wrongFields);
      first?.focus({ preventScroll: true });
      // Not only into the window: below the bar at its foot it is not seen.
      first?.scrollIntoView({ block: "center" });
    });
    return false;
  };
  const store = async (from: Draft): Promise<boolean> => {
    setSaving(true);
    const answer = await save(draft, from);
    setSaving(false);
    setAsking(answer === "changed");
    if (answer !== true) return false;
    setSaved({ draft, over: stored });
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
    ...formFields(draft, (next) => setEdited({ draft: next, before }), errors),
    ref,
    errors,
    isDirty: edited !== null && !same(edited.draft, edited.before),
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
        setEdited({ draft, before: stored });
        return store(stored);
      },
      seeTheirs: () => {
        setAsking(false);
        setEdited(null);
        setTried(false);
        setMine(draft);
      },
      takeMine:
        mine === null
          ? null
          : () => {
              setEdited({ draft: mine, before: stored });
              setMine(null);
            },
    },
  };
}
