import type { CallOff } from "@lokalkorb/domain/fulfilment/rounds/call-off";
import type { Round } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import type { ReactElement } from "react";
import { momentWords } from "./round-words.ts";
import { roundsText as words, stateNames } from "./rounds-text.ts";

export interface RoundDaysProps {
  readonly rounds: readonly Round[];
  readonly now: Instant;
  readonly timezone: string;
  readonly callOffs?: readonly CallOff[] | undefined;
  /** How many orders a day has; unknown while a form previews. */
  readonly ordersOn?: ((day: LocalDate) => number) | undefined;
  /** Leads to the list of all that a day needs. */
  readonly listOf?: ((day: LocalDate) => string) | undefined;
  /** To leave a day out and to hold it after all; none while a form previews. */
  readonly onSwitch?: ((round: Round) => void) | undefined;
  readonly isPending?: ((round: Round) => boolean) | undefined;
}

/** The coming rounds in words: the day, when it is ordered for, and where it stands. */
export function RoundDays({ rounds, ...rest }: RoundDaysProps): ReactElement {
  return (
    <ul className="divide-y divide-line">
      {rounds.map((round) => (
        <RoundDay key={round.key} round={round} {...rest} />
      ))}
    </ul>
  );
}

type RoundDayProps = Omit<RoundDaysProps, "rounds"> & { readonly round: Round };

function RoundDay(props: RoundDayProps): ReactElement {
  const { round, now, timezone, ordersOn, listOf, onSwitch, isPending } = props;
  const isHeld = round.state === "held";
  const day = formatShortDay(round.day, instantToLocal(now, timezone).date);
  const count = ordersOn?.(round.day) ?? 0;
  // A day with orders is called off, also after its closing: people wait for these goods.
  const isToEnd = isHeld && count > 0;
  const canSwitch = isToEnd || (isHeld ? round.closesAt > now : round.state === "skipped");
  const [press, pressOf] = isToEnd
    ? [words.callOff, words.callOffOf]
    : isHeld
      ? [words.skip, words.skipOf]
      : [words.hold, words.holdOf];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-bold first-letter:uppercase">{day}</p>
        <p className="text-meta wrap-anywhere text-ink-2">{toldOf(props)}</p>
      </div>
      {isHeld && listOf && (
        <span className="flex flex-wrap items-center gap-x-2 text-meta">
          {words.ordered(count)}
          {count > 0 && (
            <PageLink
              href={listOf(round.day)}
              className="link inline-flex min-h-11 items-center"
              aria-label={words.neededOn(day)}
            >
              {words.needed}
            </PageLink>
          )}
        </span>
      )}
      {isHeld && <State round={round} now={now} opens={momentWords(round.opensAt, { timezone, now })} />}
      {onSwitch && canSwitch && (
        <Button
          look="quiet"
          pending={isPending?.(round) === true}
          aria-label={pressOf(day)}
          onClick={() => onSwitch(round)}
        >
          {press}
        </Button>
      )}
    </li>
  );
}

/** When it is ordered for, or why it is not held. */
function toldOf({ round, now, timezone, callOffs = [] }: RoundDayProps): string {
  const { state, reason, opensAt, closesAt, key } = round;
  const place = { timezone, now };
  if (state === "held") {
    const until = words.until(momentWords(opensAt, place), momentWords(closesAt, place));
    return reason === undefined ? until : `${until}, ${words.moved(reason)}`;
  }
  const off = callOffs.find((one) => one.key === key);
  if (off !== undefined) return off.done ? `${words.calledOff}: ${off.word}` : words.ending;
  return reason === undefined ? stateNames[state] : `${stateNames[state]}, ${reason}`;
}

function State({
  round,
  now,
  opens,
}: {
  readonly round: Round;
  readonly now: Instant;
  readonly opens: string;
}): ReactElement {
  if (now > round.closesAt)
    return (
      <StatusPill ground="tinted" tone="off">
        {words.closed}
      </StatusPill>
    );
  const isOpen = now >= round.opensAt;
  return (
    <StatusPill ground="tinted" tone={isOpen ? "ok" : "off"}>
      {isOpen ? words.open : words.opens(opens)}
    </StatusPill>
  );
}
