import { Dialog } from "@lokalkorb/ui/dialog";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { roundsText as words } from "./words/rounds-text.ts";

export interface CallOffDialogProps {
  /** As it is said: 'Fr., 04.12.'. */
  readonly day: string;
  readonly count: number;
  readonly onClose: () => void;
  readonly pending: boolean;
  readonly onCallOff: (word: string) => Promise<void>;
}

const shortest = 3;

/** A day with orders is not left out in silence: their people read why. */
export function CallOffDialog({ day, count, pending, onClose, onCallOff }: CallOffDialogProps): ReactElement {
  const [word, setWord] = useState("");
  const [tried, setTried] = useState(false);
  const isMissing = word.trim().length < shortest;
  const send = (): void => {
    setTried(true);
    if (!isMissing && !pending) void onCallOff(word.trim());
  };
  return (
    <Dialog
      title={words.callOffTitle(day)}
      lightDismiss={false}
      onClose={onClose}
      footer={
        <TwoWays
          left={{ children: words.callOffNo, onClick: onClose }}
          right={{ children: words.callOffYes, look: "danger", pending, onClick: send }}
        />
      }
    >
      <div className="grid gap-4">
        <p>{words.callOffText(count)}</p>
        <TextArea
          label={words.word}
          rows={3}
          maxLength={500}
          value={word}
          error={tried && isMissing ? words.wordMissing : undefined}
          onChange={({ target }) => setWord(target.value)}
        />
      </div>
    </Dialog>
  );
}
