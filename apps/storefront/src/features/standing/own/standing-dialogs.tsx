import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { useState, type ReactElement } from "react";
import { useNow } from "@/shared/hydration/use-now";
import { CardChoice } from "../shown/card-choice.tsx";
import { cardWords, dayWords } from "../shown/standing-words.ts";
import { type DialogProps, DialogFrame } from "./dialog-frame.tsx";
import { standingText as words } from "./standing-text.ts";

const pauses = [1, 2, 4, 8];

export function PauseDialog(props: DialogProps): ReactElement {
  const { standing } = props;
  const [weeks, setWeeks] = useState(2);
  const now = useNow(0);
  const untilOf = (count: number): string => instantToLocal(now + count * 7 * dayMs, standing.timezone).date;
  return (
    <DialogFrame {...props} title={words.pauseTitle} yes={words.pause} wish={{ kind: "pause", until: untilOf(weeks) }}>
      <p>{words.pauseLead}</p>
      <fieldset>
        <legend className="sr-only">{words.pauseTitle}</legend>
        {pauses.map((count) => (
          <ChoiceRow
            key={count}
            kind="radio"
            name="pause"
            label={words.pauseWeeks(count)}
            detail={words.pauseUntil(dayWords(untilOf(count), standing))}
            checked={weeks === count}
            onChange={() => setWeeks(count)}
          />
        ))}
      </fieldset>
    </DialogFrame>
  );
}

export function CardDialog(props: DialogProps): ReactElement {
  const { standing } = props;
  const [cardId, setCardId] = useState<string | null>(null);
  return (
    <DialogFrame
      {...props}
      title={words.card}
      yes={words.saveCard}
      wish={cardId === null ? null : { kind: "card", cardId }}
    >
      <CardChoice
        chosen={cardId}
        onChoose={setCardId}
        mandate={cardWords.mandate(standing.shopName, formatMoney(standing.totalCents))}
      />
    </DialogFrame>
  );
}

export const EndDialog = (props: DialogProps): ReactElement => (
  <DialogFrame {...props} title={words.endTitle} yes={words.endYes} look="danger" wish={{ kind: "end" }}>
    <p>{words.endLead}</p>
  </DialogFrame>
);
