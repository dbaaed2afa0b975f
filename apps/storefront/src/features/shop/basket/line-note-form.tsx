import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { lineNoteText } from "./line-note-text.ts";

export interface LineNoteFormProps {
  readonly name: string;
  readonly note: string;
  readonly onClose: () => void;
  readonly onKeep: (note: string) => void;
}

export function LineNoteForm({ name, note, onClose, onKeep }: LineNoteFormProps): ReactElement {
  const [typed, setTyped] = useState(note);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="col-span-2 mt-2 grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(typed);
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
        <Button size="small" look="quiet" onClick={onClose}>
          {lineNoteText.leave}
        </Button>
      </div>
    </form>
  );
}
