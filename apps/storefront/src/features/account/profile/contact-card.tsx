import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { internationalPhone } from "@lokalkorb/domain/kernel/country/phone-number";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement, type SubmitEvent } from "react";
import { accountText as words } from "./account-text.ts";
import type { Profile } from "./use-profile.ts";
import { useSaving } from "./use-saving.ts";
import type { ProfileSeen } from "./watch-profile.ts";

export interface ContactCardProps {
  readonly seen: ProfileSeen;
  readonly onSave: Profile["saveContact"];
}

export function ContactCard({ seen, onSave }: ContactCardProps): ReactElement {
  const [typed, setTyped] = useState<{ readonly name?: string; readonly phone?: string }>({});
  const [checked, setChecked] = useState(false);
  const saving = useSaving();
  const name = typed.name ?? seen.name;
  const phone = typed.phone ?? formatPhone(seen.phone);
  // A number without a country is one of the country that the person lives in.
  const country = seen.book.addresses[0]?.address.country ?? "DE";
  const dialled = phone.trim() === "" ? "" : internationalPhone(phone, country);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (dialled === null) return;
    void saving
      .run(() => onSave({ name: name.trim(), phone: dialled }))
      .then((isSaved) => (isSaved ? setTyped({}) : undefined));
  };
  return (
    <section className="order-card" aria-labelledby="kontakt">
      <div className="grid gap-1">
        <h2 id="kontakt" className="text-h3">
          {words.contact}
        </h2>
        <p className="text-ink-2">{words.contactLead}</p>
      </div>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <TextField
          label={words.phone}
          note={words.optional}
          hint={words.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          error={checked && dialled === null ? words.phoneWrong : undefined}
          onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
        />
        {saving.problem !== null && (
          <Notice tone="danger" title={words.saveFailed} announce>
            {saving.problem}
          </Notice>
        )}
        {saving.isSaved && <Notice tone="ok" title={words.saved} announce />}
        <Button type="submit" className="justify-self-start" pending={saving.pending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </form>
    </section>
  );
}
