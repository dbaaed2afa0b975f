import type { LineWish } from "@lokalkorb/domain/basket/set-line-wish";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Substitution } from "@lokalkorb/domain/kernel/substitution";
import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";
import { useState, type ReactElement } from "react";
import { basketLinesText } from "./basket-lines-text.ts";

const lineNotePart = latePart(
  "line-note",
  async () => (await import(/* webpackChunkName: "part-line-note" */ "./line-note-form.tsx")).LineNoteForm,
);
const LateLineNoteForm = lateComponent(lineNotePart, () => <LateNotice part={lineNotePart} />);

export interface LineNoteProps {
  readonly name: string;
  readonly note: string;
  readonly substitution: Substitution;
  readonly dearerByCents: Cents;
  /** No other line is in the basket. */
  readonly isAlone: boolean;
  readonly onChange: (wish: LineWish) => void;
}

/** The wish for one line, typed and chosen where the line stands. */
export function LineNote({ onChange, ...line }: LineNoteProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { name, note, substitution } = line;
  const words = note === "" && substitution === "ask" ? basketLinesText.addWish : basketLinesText.changeWish;
  if (!isOpen)
    return (
      <button
        type="button"
        className="link min-h-11 px-1"
        aria-label={`${name}: ${words}`}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
    );
  return (
    <LateLineNoteForm
      {...line}
      onClose={() => setOpen(false)}
      onKeep={(next) => {
        setOpen(false);
        onChange(next);
      }}
    />
  );
}
