import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { Button } from "@lokalkorb/ui/button";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { Dialog } from "@lokalkorb/ui/dialog";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement, type ReactNode } from "react";
import { useNow } from "@/shared/hydration/use-now";
import { CardChoice } from "../shown/card-choice.tsx";
import { cardWords, dayWords } from "../shown/standing-words.ts";
import { standingText as words } from "./standing-text.ts";
import { askPrice, type ChangeStanding, type OwnStanding, type StandingChange } from "./use-standing-orders.ts";

interface DialogProps {
  readonly standing: OwnStanding;
  readonly changing: ChangeStanding;
  readonly onClose: () => void;
}

interface FrameProps extends DialogProps {
  readonly title: string;
  readonly yes: string;
  readonly look?: "danger";
  /** Null: nothing is chosen yet. */
  readonly wish: StandingChange | null;
  readonly children: ReactNode;
}

function Frame({ changing, onClose, title, yes, look, wish, children }: FrameProps): ReactElement {
  const press = async (): Promise<void> => {
    if (wish !== null && (await changing.change(wish))) onClose();
  };
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button look="outline" onClick={onClose}>
        {words.no}
      </Button>
      <Button
        {...(look === undefined ? {} : { look })}
        pending={changing.pending}
        pendingLabel={words.saving}
        aria-disabled={wish === null || undefined}
        onClick={() => void press()}
      >
        {yes}
      </Button>
    </div>
  );
  return (
    <Dialog title={title} width={480} footer={footer} onClose={onClose}>
      <div className="grid gap-4">
        {changing.problem !== null && (
          <Notice tone="danger" announce>
            {changing.problem}
          </Notice>
        )}
        {children}
      </div>
    </Dialog>
  );
}

const pauses = [1, 2, 4, 8];

export function PauseDialog(props: DialogProps): ReactElement {
  const { standing } = props;
  const [weeks, setWeeks] = useState(2);
  const now = useNow(0);
  const untilOf = (count: number): string => instantToLocal(now + count * 7 * dayMs, standing.timezone).date;
  return (
    <Frame {...props} title={words.pauseTitle} yes={words.pause} wish={{ kind: "pause", until: untilOf(weeks) }}>
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
    </Frame>
  );
}

interface Amount {
  readonly lineId: string;
  readonly quantity: number;
  /** Absent: on its way; null: it cannot be told. */
  readonly totalCents?: number | null;
}

/** One kind of goods at a time: each change has a price of its own, which is seen before it is agreed to. */
export function AmountDialog(props: DialogProps): ReactElement {
  const { standing } = props;
  const [amount, setAmount] = useState<Amount | null>(null);
  const set = async (lineId: string, quantity: number): Promise<void> => {
    setAmount({ lineId, quantity });
    const totalCents = await askPrice(standing, lineId, quantity);
    setAmount((now) => (now?.lineId === lineId && now.quantity === quantity ? { ...now, totalCents } : now));
  };
  const { lineId = "", quantity = 0, totalCents = null } = amount ?? {};
  const isDearer = totalCents !== null && totalCents > standing.totalCents;
  const isAsking = amount !== null && amount.totalCents === undefined;
  return (
    <Frame
      {...props}
      title={words.changeTitle}
      yes={isDearer ? orderButton : words.take}
      wish={totalCents === null ? null : { kind: "quantity", lineId, quantity, quotedTotalCents: totalCents }}
    >
      <ul className="grid gap-2">
        {standing.goods.map((line) => (
          <li key={line.lineId} className="flex items-center justify-between gap-3">
            <span>{line.name}</span>
            <NumberStepper
              label={words.amountOf(line.name)}
              value={line.lineId === lineId ? quantity : line.qty}
              min={standing.goods.length === 1 ? 1 : 0}
              max={99}
              onChange={(value) => void set(line.lineId, value)}
            />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="font-bold">
        {isAsking
          ? words.asking
          : amount !== null && totalCents === null
            ? words.noPrice
            : words.newPrice(formatMoney(totalCents ?? standing.totalCents))}
      </p>
    </Frame>
  );
}

export function CardDialog(props: DialogProps): ReactElement {
  const { standing } = props;
  const [cardId, setCardId] = useState<string | null>(null);
  return (
    <Frame {...props} title={words.card} yes={words.saveCard} wish={cardId === null ? null : { kind: "card", cardId }}>
      <CardChoice
        chosen={cardId}
        onChoose={setCardId}
        mandate={cardWords.mandate(standing.shopName, formatMoney(standing.totalCents))}
      />
    </Frame>
  );
}

export const EndDialog = (props: DialogProps): ReactElement => (
  <Frame {...props} title={words.endTitle} yes={words.endYes} look="danger" wish={{ kind: "end" }}>
    <p>{words.endLead}</p>
  </Frame>
);
