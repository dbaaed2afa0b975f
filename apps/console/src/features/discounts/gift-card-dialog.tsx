import { issueGiftCard } from "@lokalkorb/contracts/discounts";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { formText } from "@/shared/forms/state/form-text";
import { readCents } from "@/shared/forms/state/read-amount";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { useForm } from "@/shared/forms/state/use-form";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { giftCardText as words } from "./discounts-text.ts";
import { GiftReceiver, type Receiver } from "./gift-receiver.tsx";
import { IssuedCard, type IssuedGiftCard } from "./issued-card.tsx";

interface CardValues {
  readonly amount: string;
  readonly name: string;
  readonly issuedTo: string;
}

const empty: CardValues = { amount: "50,00", name: words.defaultName, issuedTo: "" };

function cardErrors({ amount, name, issuedTo }: CardValues): FieldErrors {
  const { errors, cents, text } = fieldChecks();
  cents("amount", amount, { min: 100, max: 100_000 });
  text("name", name, { max: 120 });
  text("issuedTo", issuedTo, { optional: true, max: 120 });
  return errors;
}

/** Sells a gift card over the counter: its code appears once it is issued, to be written on the card. */
export function GiftCardDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [issued, setIssued] = useState<IssuedGiftCard | null>(null);
  const [receiver, setReceiver] = useState<Receiver | null>(null);
  const form = useForm<CardValues>({
    stored: empty,
    errorsOf: cardErrors,
    save: async ({ amount, name, issuedTo }) => {
      const request = { restaurantId, cents: readCents(amount) ?? 0, name, issuedTo };
      const answer = await run(issueGiftCard, request, words.subject);
      if (answer.ok)
        setIssued({
          ...answer.value,
          name: name.trim(),
          issuedTo: issuedTo.trim(),
          to: receiver?.name === issuedTo ? receiver.email : "",
        });
      return answer.ok;
    },
  });
  const { isDirty, saving } = form;
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss={false}
      title={issued === null ? words.title : words.issued}
      footer={
        issued === null ? (
          <Button
            wide
            data-key="save"
            pending={saving || form.waits}
            pendingLabel={words.pending}
            onClick={() => void form.submit()}
          >
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
        <form {...form.element} data-dirty={isDirty} className="grid gap-4">
          <Notice>{words.lead}</Notice>
          {form.waits && <Notice announce tone="warning" title={formText.waits} />}
          <TextField label={words.amount} {...form.cents("amount")} />
          <TextField label={words.name} hint={words.nameHint} maxLength={120} {...form.text("name")} />
          <GiftReceiver
            field={{
              label: words.issuedTo,
              note: words.optional,
              hint: words.issuedToHint,
              maxLength: 120,
              ...form.text("issuedTo"),
            }}
            typed={form.value.issuedTo}
            receiver={receiver}
            onChoose={(chosen) => {
              setReceiver({ ...chosen, name: chosen.name.slice(0, 120) });
              form.set({ issuedTo: chosen.name.slice(0, 120) });
            }}
          />
        </form>
      ) : (
        <IssuedCard card={issued} />
      )}
    </Dialog>
  );
}
