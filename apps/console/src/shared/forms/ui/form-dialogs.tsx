import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import type { ReactElement } from "react";
import { TwoWays } from "./confirm-dialog.tsx";
import { formText } from "../state/form-text.ts";
import type { FormState } from "../state/use-form.ts";
import { useLeaveGuard } from "../state/use-leave-guard.ts";

/** The questions of every form: before it is left unsaved, and after a save elsewhere. */
export function FormDialogs({ form }: { readonly form: FormState }): ReactElement {
  const { conflict } = form;
  return (
    <>
      <Dialog
        open={conflict.isOpen}
        onClose={conflict.close}
        title={formText.changedTitle}
        footer={
          <TwoWays
            left={{ children: formText.saveMine, onClick: () => void conflict.saveMine() }}
            right={{ children: formText.seeTheirs, onClick: conflict.seeTheirs }}
          />
        }
      >
        <p>{formText.changedText}</p>
      </Dialog>
      <LeaveDialog form={form} />
    </>
  );
}

export interface LeaveDialogProps {
  readonly form: Pick<FormState, "isDirty" | "discard">;
  /** Of a form that saves by itself: it is asked about what cannot be saved alone. */
  readonly save?: () => Promise<boolean>;
}

export function LeaveDialog({ form, save }: LeaveDialogProps): ReactElement {
  const guard = useLeaveGuard(form.isDirty, form.discard, save);
  return (
    <Dialog
      open={guard.wanted !== null}
      onClose={guard.stay}
      title={formText.leaveTitle}
      footer={
        <TwoWays
          left={{ children: formText.leave, onClick: guard.leave }}
          right={{ children: formText.stay, onClick: guard.stay }}
        />
      }
    >
      <p>{formText.leaveText}</p>
    </Dialog>
  );
}

const barClasses =
  "sticky bottom-0 z-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong bg-surface px-4 py-3 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] md:px-5";

/** In the place of the save bar while the other version is shown: the way back to the own one. */
export function TakeMineBar({ onTake }: { readonly onTake: () => void }): ReactElement {
  return (
    <aside aria-label={formText.changedTitle} className={barClasses}>
      <b className="min-w-40 flex-1 text-name">{formText.theirs}</b>
      <Button look="outline" onClick={onTake}>
        {formText.takeMine}
      </Button>
    </aside>
  );
}
