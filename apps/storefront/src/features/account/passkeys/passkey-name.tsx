import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement, type SubmitEvent } from "react";
import { passkeyText as words } from "./passkey-text.ts";

export interface PasskeyNameProps {
  readonly name: string;
  readonly press: string;
  readonly pressing: string;
  readonly pending: boolean;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

export function PasskeyName({
  name: first,
  press,
  pressing,
  pending,
  onName,
  onCancel,
}: PasskeyNameProps): ReactElement {
  const [name, setName] = useState(first);
  const [checked, setChecked] = useState(false);
  const isMissing = name.trim() === "";
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing && !pending) onName(name.trim());
  };
  return (
    <form className="grid gap-3" method="dialog" noValidate onSubmit={submit}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={60}
        autoComplete="off"
        value={name}
        error={checked && isMissing ? words.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending} pendingLabel={pressing}>
          {press}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
