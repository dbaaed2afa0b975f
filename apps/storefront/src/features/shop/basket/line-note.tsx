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
  readonly onChange: (note: string) => void;
}

/** The wish for one line, typed where the line stands. */
export function LineNote({ name, note, onChange }: LineNoteProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const words = note === "" ? basketLinesText.addWish : basketLinesText.changeWish;
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
      name={name}
      note={note}
      onClose={() => setOpen(false)}
      onKeep={(next) => {
        setOpen(false);
        onChange(next);
      }}
    />
  );
}
