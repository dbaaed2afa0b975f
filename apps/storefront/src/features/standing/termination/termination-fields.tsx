import { terminationKinds } from "@lokalkorb/domain/ordering/standing/standing-choices";
import { Button } from "@lokalkorb/ui/button";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement, SubmitEvent } from "react";
import { terminationText as words } from "./termination-text.ts";
import type { Termination } from "./use-termination.ts";

/** No more than the law lets a page ask for: kind, person, contract, end, and where the confirmation goes. */
export function TerminationFields({ termination }: { readonly termination: Termination }): ReactElement {
  const { form, errors, set, next } = termination;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = next();
    if (wrong === null) window.scrollTo({ top: 0 });
    else document.getElementById(wrong)?.focus();
  };
  return (
    <form className="order-card" method="dialog" noValidate onSubmit={submit}>
      <fieldset>
        <legend className="text-name font-bold">{words.kind}</legend>
        {terminationKinds.map((kind) => (
          <ChoiceRow
            key={kind}
            kind="radio"
            name="kind"
            label={words.kinds[kind][0]}
            detail={words.kinds[kind][1]}
            checked={form.kind === kind}
            onChange={() => set({ kind })}
          />
        ))}
      </fieldset>
      {form.kind === "extraordinary" && (
        <TextArea
          id="reason"
          name="reason"
          label={words.reason}
          rows={3}
          maxLength={1000}
          value={form.reason}
          error={errors.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      )}
      <TextField
        id="name"
        name="name"
        label={words.name}
        autoComplete="name"
        maxLength={120}
        required
        value={form.name}
        error={errors.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        id="email"
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        value={form.email}
        error={errors.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        id="shop"
        name="shop"
        label={words.shop}
        maxLength={120}
        required
        value={form.shop}
        error={errors.shop}
        onChange={({ target }) => set({ shop: target.value })}
      />
      <TextField
        id="contract"
        name="contract"
        label={words.contract}
        hint={words.contractHint}
        note={words.optional}
        maxLength={200}
        value={form.contract}
        onChange={({ target }) => set({ contract: target.value })}
      />
      <fieldset>
        <legend className="text-name font-bold">{words.when}</legend>
        {[false, true].map((isLater) => (
          <ChoiceRow
            key={String(isLater)}
            kind="radio"
            name="when"
            label={isLater ? words.onDay : words.soonest}
            checked={form.isLater === isLater}
            onChange={() => set({ isLater })}
          />
        ))}
      </fieldset>
      {form.isLater && (
        <TextField
          id="on"
          name="on"
          type="date"
          label={words.day}
          value={form.on}
          error={errors.on}
          onChange={({ target }) => set({ on: target.value })}
        />
      )}
      <Button type="submit" size="large" wide>
        {words.next}
      </Button>
      <p className="text-meta text-ink-2">{words.notSent}</p>
    </form>
  );
}
