import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { lineNoteText } from "./line-note-text.ts";

export interface LineNoteProps {
  readonly name: string;
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/** The wish for one line, typed where the line stands. */
export function LineNote({ name, note, onChange }: LineNoteProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = typed !== null;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  if (typed === null)
    return (
      <button
        type="button"
        className="link min-h-11 px-1"
        aria-label={lineNoteText.addOf(name, note !== "")}
        onClick={() => setTyped(note)}
      >
        {note === "" ? lineNoteText.add : lineNoteText.change}
      </button>
    );
  return (
    <form
      className="col-span-2 mt-2 grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTyped(null);
        onChange(typed);
      }}
    >
      <TextField
        label={lineNoteText.label(name)}
        hint={lineNoteText.hint}
        value={typed}
        maxLength={200}
        ref={field}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small">
          {lineNoteText.keep}
        </Button>
        <Button size="small" look="quiet" onClick={() => setTyped(null)}>
          {lineNoteText.leave}
        </Button>
      </div>
    </form>
  );
}
