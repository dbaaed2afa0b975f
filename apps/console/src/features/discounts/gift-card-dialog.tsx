import { issueGiftCard } from "@lokalkorb/contracts/discounts";
import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { formatDate } from "@lokalkorb/domain/time/format-time";
import { instantToLocal } from "@lokalkorb/domain/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { CopyIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState } from "react";
import type { ReactElement } from "react";
import { readCents } from "@/frame/forms/read-amount";
import { fieldChecks } from "@/frame/forms/read-fields";
import type { FieldErrors } from "@/frame/forms/field-problem";
import { useForm } from "@/frame/forms/use-form";
import { useShop } from "@/frame/shop/shop-context";
import { useCommand } from "@/frame/use-command";
import { giftCardText as words } from "./discounts-text.ts";

interface CardDraft {
  readonly amount: string;
  readonly name: string;
  readonly issuedTo: string;
}

interface Issued {
  readonly code: string;
  readonly cents: number;
  readonly expiresAt: number;
}

const empty: CardDraft = { amount: "50,00", name: words.defaultName, issuedTo: "" };

function cardErrors({ amount, name, issuedTo }: CardDraft): FieldErrors {
  const { errors, note, cents, text } = fieldChecks();
  cents("amount", amount, { min: 100, max: 100_000 });
  text("name", name, 120);
  if (issuedTo.length > 120) note("issuedTo", "too-long");
  return errors;
}

/** Sells a gift card over the counter: its code appears once it is issued, to be written on the card. */
export function GiftCardDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [issued, setIssued] = useState<Issued | null>(null);
  const form = useForm<CardDraft>({
    stored: empty,
    errorsOf: cardErrors,
    save: async ({ amount, name, issuedTo }) => {
      const wish = { restaurantId, cents: readCents(amount) ?? 0, name, issuedTo };
      const answer = await run(issueGiftCard, wish, words.subject);
      if (answer.ok) setIssued(answer.value);
      return answer.ok;
    },
  });
  const { ref, isDirty, saving } = form;
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss={false}
      title={issued === null ? words.title : words.issued}
      footer={
        issued === null ? (
          <Button wide pending={saving} pendingLabel={words.pending} onClick={() => void form.submit()}>
            {words.issue}
          </Button>
        ) : (
          <Button wide onClick={onClose}>
            {words.done}
          </Button>
        )
      }
    >
      {issued === null ? (
        <form
          ref={ref}
          noValidate
          data-dirty={isDirty}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <Notice>{words.lead}</Notice>
          <TextField label={words.amount} inputMode="decimal" after="€" {...form.text("amount")} />
          <TextField label={words.name} hint={words.nameHint} maxLength={120} {...form.text("name")} />
          <TextField label={words.issuedTo} note={words.optional} maxLength={120} {...form.text("issuedTo")} />
        </form>
      ) : (
        <IssuedCard issued={issued} />
      )}
    </Dialog>
  );
}

function IssuedCard({ issued: { code, cents, expiresAt } }: { readonly issued: Issued }): ReactElement {
  const { timezone } = useShop().restaurant;
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <div className="grid gap-3">
      <p>{words.worth(formatMoney(cents), formatDate(instantToLocal(expiresAt - 1, timezone).date))}</p>
      <p className="rounded-lg bg-sunken p-4 text-center text-h1 tracking-wide break-all select-all">{code}</p>
      <Button look="outline" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
        {copied ? words.copied : words.copy}
      </Button>
    </div>
  );
}
