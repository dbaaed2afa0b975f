import { Dialog } from "@lokalkorb/ui/dialog";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { backOfficeText as words, leastReason } from "./back-office-text.ts";

export interface HoldDialogProps {
  readonly name: string;
  readonly pending: boolean;
  readonly problem: string | null;
  readonly onHold: (reason: string) => void;
  readonly onClose: () => void;
}

/** The reasons that an owner gets; without them nothing is held. */
export function HoldDialog({ name, pending, problem, onHold, onClose }: HoldDialogProps): ReactElement {
  const [reason, setReason] = useState("");
  const [checked, setChecked] = useState(false);
  const isShort = reason.trim().length < leastReason;
  const hold = (): void => {
    setChecked(true);
    if (!isShort) onHold(reason.trim());
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.holdTitle(name)}
      lightDismiss={false}
      footer={
        <TwoWays
          left={{ children: words.cancel, onClick: onClose }}
          right={{ children: words.holdYes, pending, pendingLabel: words.pending, onClick: hold }}
        />
      }
    >
      <div className="grid gap-3">
        <p className="text-pretty">{words.holdLead}</p>
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          maxLength={2000}
          value={reason}
          error={checked && isShort ? words.reasonShort : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <ProblemNotice title={words.problem} problem={problem} />
      </div>
    </Dialog>
  );
}
