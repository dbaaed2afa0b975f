import type { SavedAddress } from "@lokalkorb/domain/access/saved-addresses";
import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRef, useState, type ReactElement, type SubmitEvent } from "react";
import { accountText as words } from "./account-text.ts";
import { addressErrors, formOf, savedOf, type AddressForm } from "./address-form.ts";

export interface AddressEditorProps {
  /** Null: a new one. */
  readonly saved: SavedAddress | null;
  readonly pending: boolean;
  readonly onSave: (address: SavedAddress) => void;
  readonly onCancel: () => void;
}

export function AddressEditor({ saved, pending, onSave, onCancel }: AddressEditorProps): ReactElement {
  const [form, setForm] = useState(() => formOf(saved));
  const [checked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const errors = addressErrors(form);
  const bind = (name: keyof AddressForm, label: string, maxLength: number) => ({
    label,
    name,
    maxLength,
    value: form[name],
    error: checked ? errors[name] : undefined,
    onChange: ({ target }: { readonly target: HTMLInputElement }): void => setForm({ ...form, [name]: target.value }),
  });
  const extra = { note: words.optional };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(errors);
    if (wrong === undefined) onSave(savedOf(form, saved?.id ?? crypto.randomUUID()));
    else element.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <form ref={element} className="grid gap-4" noValidate onSubmit={submit}>
      <TextField {...bind("label", words.label, 40)} hint={words.labelHint} required />
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4">
        <TextField {...bind("zip", words.zip, 5)} inputMode="numeric" autoComplete="postal-code" required />
        <TextField {...bind("city", words.city, 80)} autoComplete="address-level2" required />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4">
        <TextField {...bind("street", words.street, 120)} autoComplete="address-line1" required />
        <TextField {...bind("houseNo", words.houseNo, 20)} required />
      </div>
      <div className="grid grid-cols-3 gap-3">
        <TextField {...bind("staircase", words.staircase, 20)} />
        <TextField {...bind("floor", words.floor, 20)} />
        <TextField {...bind("door", words.door, 20)} />
      </div>
      <TextField {...bind("company", words.company, 120)} {...extra} autoComplete="organization" />
      <TextField {...bind("recipient", words.recipient, 120)} {...extra} />
      <TextField {...bind("note", words.doorNote, 200)} {...extra} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending} pendingLabel={words.saving}>
          {words.keepAddress}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
