import { cardName } from "@lokalkorb/domain/ordering/payment/card-name";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import type { ReactElement } from "react";
import { cardText, checkoutText } from "../state/checkout-text.ts";
import type { SavedCard } from "../calls/watch-saved-cards.ts";

export interface SavedCardRowProps {
  readonly card: SavedCard;
  readonly chosen: boolean;
  readonly removing: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** A card of this browser as a way to pay, and the way to forget it. */
export function SavedCardRow({ card, chosen, removing, onChoose, onRemove }: SavedCardRowProps): ReactElement {
  const name = cardName(card);
  return (
    <div className="flex items-center gap-2">
      <ChoiceRow
        kind="radio"
        name="payment"
        className="min-h-14 min-w-0 flex-1"
        label={name}
        detail={cardText.kept(card.exp)}
        checked={chosen}
        onChange={onChoose}
      />
      <button
        type="button"
        className="link min-h-11 px-3"
        aria-label={cardText.remove(name)}
        disabled={removing}
        onClick={onRemove}
      >
        {checkoutText.remove}
      </button>
    </div>
  );
}
