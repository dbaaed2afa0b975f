import { withdrawalReasons, type WithdrawalReason } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-fields";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Select } from "@lokalkorb/ui/select";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { rejectReasonTexts, withdrawalsText as words } from "./withdrawals-text.ts";

interface RejectDialogProps {
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onSend: (reason: WithdrawalReason, text: string) => void;
}

const shortest = 10;

/** A reason that is proposed as a sentence, and told to the person as it is left. */
export function RejectDialog({ pending, onClose, onSend }: RejectDialogProps): ReactElement {
  const [reason, setReason] = useState<WithdrawalReason>("late");
  const [text, setText] = useState<string>(rejectReasonTexts.late[1]);
  const [wasChecked, setChecked] = useState(false);
  const isShort = text.trim().length < shortest;
  const choose = (value: string): void => {
    const next = withdrawalReasons.find((one) => one === value) ?? "other";
    setReason(next);
    setText(rejectReasonTexts[next][1]);
  };
  const send = (): void => {
    setChecked(true);
    if (!isShort) onSend(reason, text.trim());
  };
  return (
    <Dialog open onClose={onClose} title={words.rejectTitle} width={520}>
      <div className="grid gap-4">
        <p className="text-ink-2">{words.rejectLead}</p>
        <Select label={words.reason} value={reason} onChange={({ target }) => choose(target.value)}>
          {withdrawalReasons.map((one) => (
            <option key={one} value={one}>
              {rejectReasonTexts[one][0]}
            </option>
          ))}
        </Select>
        <TextArea
          label={words.text}
          hint={words.textHint}
          rows={4}
          maxLength={1000}
          value={text}
          error={wasChecked && isShort ? words.tooShort : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button look="danger" pending={pending} pendingLabel={words.working} onClick={send}>
            {words.send}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
