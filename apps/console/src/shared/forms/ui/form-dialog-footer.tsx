import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { formText } from "../state/form-text.ts";
import type { FormState } from "../state/use-form.ts";
import { TwoWays } from "./confirm-dialog.tsx";

export interface FormDialogFooterProps {
  readonly form: Pick<FormState, "conflict" | "isDirty" | "saving" | "waits" | "submit">;
  readonly words: { readonly save: string; readonly saving: string };
  /** The dialog was to be closed with something unsaved in it. */
  readonly leaving: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Below a form in a dialog: to save, to leave, or which of two editors' versions counts. */
export function FormDialogFooter({ form, words, leaving, onLeave, onStay }: FormDialogFooterProps): ReactElement {
  const { conflict, isDirty, saving, waits, submit } = form;
  if (conflict.isOpen)
    return (
      <div className="grid gap-3">
        <p role="alert">{formText.changedText}</p>
        <TwoWays
          left={{
            children: formText.saveMine,
            pending: saving,
            pendingLabel: words.saving,
            onClick: () => void conflict.saveMine(),
          }}
          right={{ children: formText.seeTheirs, onClick: conflict.seeTheirs }}
        />
      </div>
    );
  if (conflict.takeMine !== null && !isDirty)
    return (
      <div className="grid gap-3">
        <p>{formText.theirs}</p>
        <Button wide look="outline" onClick={conflict.takeMine}>
          {formText.takeMine}
        </Button>
      </div>
    );
  if (leaving)
    return (
      <TwoWays
        left={{ children: formText.leave, onClick: onLeave }}
        right={{ children: formText.stay, onClick: onStay }}
      />
    );
  return (
    <div className="grid gap-2">
      <output className="empty:hidden">{waits && formText.waits}</output>
      <Button wide data-key="save" pending={saving || waits} pendingLabel={words.saving} onClick={() => void submit()}>
        {words.save}
      </Button>
    </div>
  );
}
