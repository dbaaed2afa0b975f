import type { LineWish } from "@lokalkorb/domain/basket/set-line-wish";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import { useEffect, useId, useRef, useState, type ReactElement } from "react";
import type { LineNoteProps } from "./line-note.tsx";
import { dearerError, editableEuros, readDearer } from "./read-dearer.ts";
import { lineNoteText } from "./line-note-text.ts";

export interface LineNoteFormProps extends Omit<LineNoteProps, "onChange"> {
  readonly onClose: () => void;
  readonly onKeep: (wish: LineWish) => void;
}

export function LineNoteForm({
  name,
  note,
  substitution,
  dearerByCents,
  isAlone,
  onClose,
  onKeep,
}: LineNoteFormProps): ReactElement {
  const [typed, setTyped] = useState(note);
  const [chosen, setChosen] = useState(substitution);
  const [dearer, setDearer] = useState(dearerByCents === 0 ? "" : editableEuros(dearerByCents));
  const [isForAll, setForAll] = useState(false);
  const group = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="col-span-2 mt-2 grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const cents = readDearer(dearer);
        if (chosen === "replace" && typeof cents === "string") return;
        onKeep({
          note: typed,
          substitution: chosen,
          dearerByCents: typeof cents === "string" ? 0 : cents,
          isForAll,
        });
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
      <p className="font-bold" aria-hidden>
        {lineNoteText.missing}
      </p>
      <Segmented
        legend={lineNoteText.missingOf(name)}
        name={group}
        segments={lineNoteText.substitutions}
        value={chosen}
        onChange={setChosen}
      />
      <p className="text-meta text-ink-2">{lineNoteText.meaning[chosen]}</p>
      {chosen === "replace" && (
        <TextField
          label={lineNoteText.dearer}
          hint={lineNoteText.dearerHint}
          error={dearerError(dearer)}
          inputMode="decimal"
          value={dearer}
          onChange={(event) => setDearer(event.target.value)}
        />
      )}
      {!isAlone && (
        <Checkbox
          label={lineNoteText.forAll}
          checked={isForAll}
          onChange={(event) => setForAll(event.target.checked)}
        />
      )}
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
