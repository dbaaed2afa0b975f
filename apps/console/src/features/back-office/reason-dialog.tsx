import { Dialog } from "@lokalkorb/ui/dialog";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { backOfficeText as texts, leastReason, type ReasonWords } from "./back-office-text.ts";

export interface ReasonDialogProps {
  readonly words: ReasonWords;
  readonly pending: boolean;
  readonly problem: string | null;
  readonly onYes: (reason: string) => void;
  readonly onClose: () => void;
}

/** Reasons that an owner gets or reads; without them nothing is done. */
export function ReasonDialog({ words, pending, problem, onYes, onClose }: ReasonDialogProps): ReactElement {
  const [reason, setReason] = useState("");
  const [checked, setChecked] = useState(false);
  const isShort = reason.trim().length < leastReason;
  const submit = (): void => {
    setChecked(true);
    if (!isShort) onYes(reason.trim());
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      lightDismiss={false}
      footer={
        <TwoWays
          left={{ children: texts.cancel, onClick: onClose }}
          right={{ children: words.yes, pending, pendingLabel: texts.pending, onClick: submit }}
        />
      }
    >
      <div className="grid gap-3">
        <p className="text-pretty">{words.lead}</p>
        <TextArea
          label={words.label}
          hint={words.hint}
          maxLength={words.max}
          value={reason}
          error={checked && isShort ? texts.reasonShort : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <ProblemNotice title={texts.problem} problem={problem} />
      </div>
    </Dialog>
  );
}
