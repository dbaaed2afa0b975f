import { cardName } from "@lokalkorb/domain/ordering/payment/card-name";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { useAccountCards } from "@/entities/account/use-account-cards";
import { type AccountState, useAccount } from "@/entities/account/use-account";
import { addCardPath } from "@/shared/routes/paths";
import { cardWords as words } from "./standing-words.ts";

export interface CardChoiceProps {
  readonly chosen: string | null;
  readonly onChoose: (cardId: string) => void;
  readonly error?: string | undefined;
  /** The words to which the choice agrees. */
  readonly mandate?: string;
}

/** One of the kept cards of the account, or the way to keep one. */
export function CardChoice(props: CardChoiceProps): ReactElement | null {
  const account = useAccount();
  return account.status === "signedIn" ? <Cards {...props} account={account} /> : null;
}

function Cards({
  account: { client, uid },
  chosen,
  onChoose,
  error,
  mandate,
}: CardChoiceProps & { readonly account: Extract<AccountState, { status: "signedIn" }> }): ReactElement | null {
  const cards = useAccountCards(client, uid);
  if (cards === null) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-name font-bold">{words.legend}</legend>
      {cards.length === 0 && <Notice tone="warning">{words.none}</Notice>}
      {cards.map((card) => (
        <ChoiceRow
          key={card.id}
          kind="radio"
          name="card"
          label={cardName(card)}
          checked={chosen === card.id}
          onChange={() => onChoose(card.id)}
        />
      ))}
      {error !== undefined && (
        <Notice tone="danger" announce>
          {error}
        </Notice>
      )}
      {mandate !== undefined && cards.length > 0 && <p className="text-meta text-pretty text-ink-2">{mandate}</p>}
      <LinkButton component="a" look="outline" size="small" className="mt-2 justify-self-start" href={addCardPath()}>
        {words.add}
      </LinkButton>
    </fieldset>
  );
}
