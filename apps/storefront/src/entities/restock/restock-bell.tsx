import { Button } from "@lokalkorb/ui/button";
import { BellRingIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { privacyPath } from "@/shared/routes/paths";
import { restockText as words } from "./restock-text.ts";
import { useRestock, type Restock, type SoldOutItem } from "./use-restock.ts";

export interface RestockBellProps {
  readonly item: SoldOutItem;
}

/** Asks for the one mail when a sold-out item is back. */
export function RestockBell({ item }: RestockBellProps): ReactElement {
  const restock = useRestock(item);
  const { step, pending } = restock;
  return (
    <div className="text-start">
      {step === "closed" && (
        <Button
          look="outline"
          wide
          icon={<BellRingIcon size={16} />}
          pending={pending}
          pendingLabel={words.sending}
          onClick={restock.open}
        >
          {words.ask}
        </Button>
      )}
      {step === "form" && <RestockForm restock={restock} />}
      <p aria-live="polite" className="text-center empty:hidden">
        {step === "closed" || step === "form" ? "" : words.done[step]}
      </p>
    </div>
  );
}

function RestockForm({ restock: { pending, problem, close, send } }: { readonly restock: Restock }): ReactElement {
  const [email, setEmail] = useState("");
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!send(email));
      }}
    >
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        value={email}
        error={isWrong ? words.emailWrong : (problem ?? undefined)}
        onChange={({ target }) => {
          setEmail(target.value);
          setWrong(false);
        }}
      />
      <p className="text-meta text-ink-2">
        {words.lead}{" "}
        <a className="link" href={privacyPath()} target="_blank" rel="noreferrer">
          {words.privacy}
        </a>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending} pendingLabel={words.sending}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={close}>
          {words.close}
        </Button>
      </div>
    </form>
  );
}
