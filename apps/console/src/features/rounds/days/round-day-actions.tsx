import type { Round } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { roundsText as words } from "../words/rounds-text.ts";

export interface RoundDayActionsProps {
  readonly round: Round;
  readonly now: Instant;
  /** As it is said: 'Fr., 04.12.'. */
  readonly day: string;
  /** How many orders it has. */
  readonly count: number;
  /** Until the round has its minimum. */
  readonly lacksCents: Cents;
  /** The list of all that the day needs. */
  readonly list: string;
  readonly pending: boolean;
  readonly onSwitch: () => void;
}

/** Of one day: how many ordered, the list of their goods, and the press that leaves it out, calls it off or holds it after all. */
export function RoundDayActions(props: RoundDayActionsProps): ReactElement {
  const { round, now, day, count, lacksCents, list, pending, onSwitch } = props;
  const isHeld = round.state === "held";
  // A day with orders is called off, also after its closing: people wait for these goods.
  const isToEnd = isHeld && count > 0;
  const canSwitch = isToEnd || (isHeld ? round.closesAt > now : round.state === "skipped");
  const [press, pressOf] = isToEnd
    ? [words.callOff, words.callOffOf]
    : isHeld
      ? [words.skip, words.skipOf]
      : [words.hold, words.holdOf];
  return (
    <>
      {isHeld && (
        <span className="flex flex-wrap items-center gap-x-2 text-meta">
          {words.ordered(count)}
          {lacksCents > 0 && <span className="text-ink-2">{words.lacks(formatMoney(lacksCents))}</span>}
          {count > 0 && (
            <PageLink href={list} className="link inline-flex min-h-11 items-center" aria-label={words.neededOn(day)}>
              {words.needed}
            </PageLink>
          )}
        </span>
      )}
      {canSwitch && (
        <Button look="quiet" pending={pending} aria-label={pressOf(day)} onClick={onSwitch}>
          {press}
        </Button>
      )}
    </>
  );
}
