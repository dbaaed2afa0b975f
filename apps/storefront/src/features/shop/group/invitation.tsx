import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { groupText } from "./group-text.ts";

export interface LabelFormProps {
  readonly until: string;
  readonly problem: string | null;
  readonly pending: boolean;
  readonly onJoin: (name: string) => void;
}

/** A label, and one is in: no account, no address. */
export function LabelForm({ until, problem, pending, onJoin }: LabelFormProps): ReactElement {
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="order-card grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === "");
        if (name.trim() !== "" && !pending) onJoin(name.trim());
      }}
    >
      <p className="font-bold">{until}</p>
      <TextField
        label={groupText.label}
        hint={groupText.labelHint}
        error={isMissing ? groupText.labelMissing : undefined}
        value={name}
        maxLength={30}
        autoComplete="given-name"
        onChange={(event) => setName(event.target.value)}
      />
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      <Button type="submit" size="large" wide pending={pending}>
        {groupText.join}
      </Button>
    </form>
  );
}
