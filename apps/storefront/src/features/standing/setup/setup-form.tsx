import type { InputOf } from "@lokalkorb/contracts/contract";
import { startStandingOrder } from "@lokalkorb/contracts/standing-orders";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { standingWeeks, type StandingWeeks } from "@lokalkorb/domain/ordering/standing/standing-choices";
import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { Segmented } from "@lokalkorb/ui/segmented";
import { useRouter } from "next/router";
import { useState, type ReactElement } from "react";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import type { OrderKey } from "@/shared/routes/paths";
import { standingOrdersPath } from "@/shared/routes/standing-paths";
import { CardChoice } from "../shown/card-choice.tsx";
import { DateTile } from "../shown/date-tile.tsx";
import {
  cardWords,
  clockWords,
  dayWords,
  momentWords,
  payWords,
  rhythmWords,
  weekdayWords,
} from "../shown/standing-words.ts";
import { setupText as words, startRefusals } from "./setup-text.ts";
import type { Preview, Choice } from "./use-preview.ts";

export interface SetupFormProps {
  readonly orderKey: OrderKey;
  readonly preview: Preview;
  /** Another choice was made, and its answer is on its way. */
  readonly isStale: boolean;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
  readonly onRetry: () => void;
}

const yearly: Readonly<Record<StandingWeeks, number>> = { 1: 52, 2: 26, 4: 13 };

export function SetupForm({ orderKey, preview, isStale, choice, onChoice, onRetry }: SetupFormProps): ReactElement {
  const { push } = useRouter();
  const [skips, setSkips] = useState<readonly LocalDate[]>([]);
  const [cardId, setCardId] = useState<string | null>(null);
  const [wasChecked, setChecked] = useState(false);
  const { pending, problem, send } = useSending(startRefusals);
  const { runs, days, goods, gone, totalCents, paymentMethod, shopName, wayName } = preview;
  const [first] = runs;
  const amount = formatMoney(totalCents);
  const isOnline = paymentMethod === "online";
  const start = async (): Promise<void> => {
    setChecked(true);
    if (first === undefined || isStale || (isOnline && cardId === null)) return;
    const { weeks } = choice;
    const content: Omit<InputOf<typeof startStandingOrder>, "requestId"> = {
      ...orderKey,
      weeks,
      date: first.date,
      skips: skips.filter((date) => runs.some((run) => run.date === date)),
      quotedTotalCents: totalCents,
      button: orderButton,
      ...(isOnline && cardId !== null ? { cardId } : {}),
    };
    const done = await send(content, async (requestId) =>
      (await loadLive()).call(startStandingOrder, { ...content, requestId }),
    );
    if (done === null) onRetry();
    else await push(`${standingOrdersPath()}?neu=${done.value.planId}`);
  };
  return (
    <>
      <p className="text-pretty text-ink-2">{words.lead(shopName)}</p>
      <section className="order-card" aria-labelledby="wie-oft">
        <h2 id="wie-oft" className="text-h3">
          {words.howOften}
        </h2>
        <Segmented
          legend={words.howOften}
          name="weeks"
          value={String(choice.weeks)}
          segments={standingWeeks.map((weeks) => ({
            value: String(weeks),
            label: rhythmWords(weeks),
            detail: <span className="text-meta">{words.yearly(yearly[weeks])}</span>,
          }))}
          onChange={(value) =>
            onChoice({ ...choice, weeks: standingWeeks.find((weeks) => String(weeks) === value) ?? choice.weeks })
          }
        />
      </section>
      <section className="order-card" aria-labelledby="welcher-tag">
        <h2 id="welcher-tag" className="text-h3">
          {words.onDay}
        </h2>
        <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
          <legend className="sr-only">{words.onDay}</legend>
          {days.map(({ date, start: at }) => (
            <RadioCard
              key={date}
              layout="tile"
              name="day"
              checked={date === (choice.date ?? first?.date)}
              label={`${weekdayWords(date)}, ${clockWords(at, preview)}`}
              detail={words.firstOf(dayWords(date, preview).replace(/^\S+ /, ""))}
              onChange={() => onChoice({ ...choice, date })}
            />
          ))}
        </fieldset>
        {first !== undefined && <Notice>{words.lock(momentWords(first.lockAt, preview))}</Notice>}
      </section>
      <section className="order-card" aria-labelledby="termine">
        <h2 id="termine" className="text-h3">
          {words.dates}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {runs.map(({ date, start: at, state }, index) => {
            const isOff = state === "closed" || skips.includes(date);
            return (
              <li key={date} className="flex items-center gap-3">
                <DateTile date={date} zone={preview} isOff={isOff} />
                {state === "closed" || at === undefined ? (
                  <span>{words.closed}</span>
                ) : index === 0 ? (
                  <span>{words.from(clockWords(at, preview))}</span>
                ) : (
                  <Checkbox
                    label={words.skip(dayWords(date, preview).replace(/^\S+ /, ""))}
                    checked={skips.includes(date)}
                    onChange={({ target }) =>
                      setSkips(target.checked ? [...skips, date] : skips.filter((other) => other !== date))
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section className="order-card" aria-labelledby="pruefen">
        <h2 id="pruefen" className="text-h3">
          {words.check}
        </h2>
        <ul className="grid gap-1">
          {goods.map(({ lineId, name, qty }) => (
            <li key={lineId}>{`${qty} × ${name}`}</li>
          ))}
        </ul>
        {gone.length > 0 && <Notice tone="warning">{words.gone(gone.join(", "))}</Notice>}
        <p className="text-meta text-ink-2">{`${wayName} · ${payWords[paymentMethod]}`}</p>
        {isOnline && (
          <CardChoice
            chosen={cardId}
            onChoose={setCardId}
            error={wasChecked && cardId === null ? cardWords.missing : undefined}
            mandate={cardWords.mandate(shopName, amount)}
          />
        )}
        <p className="flex items-baseline justify-between gap-3 border-t border-dashed border-line-strong pt-4">
          <span>
            <b className="text-h3">{words.each}</b> <span className="text-meta text-ink-2">{words.vat}</span>
          </span>
          <b className="text-h3">{amount}</b>
        </p>
        {first !== undefined && (
          <p className="text-meta text-pretty text-ink-2">
            {words.term(rhythmWords(choice.weeks), dayWords(first.date, preview))}
          </p>
        )}
        {problem !== null && (
          <Notice tone="danger" announce>
            {problem}
          </Notice>
        )}
        <Button
          size="large"
          wide
          pending={pending || isStale}
          pendingLabel={words.starting}
          onClick={() => void start()}
        >
          {orderButton}
        </Button>
      </section>
    </>
  );
}
