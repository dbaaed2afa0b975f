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
  /** How many orders a day has; unknown while a form previews. */
  readonly ordersOn?: ((day: LocalDate) => number) | undefined;
  /** Leads to the list of all that a day needs. */
  readonly listOf?: ((day: LocalDate) => string) | undefined;
  /** To leave a day out and to hold it after all; none while a form previews. */
  readonly onSwitch?: ((round: Round) => void) | undefined;
  readonly isPending?: ((round: Round) => boolean) | undefined;
}

/** The coming rounds in words: the day, when it is ordered for, and where it stands. */
export function RoundDays(props: RoundDaysProps): ReactElement {
  const { rounds, now, timezone, ordersOn, listOf, onSwitch, isPending } = props;
  const today = instantToLocal(now, timezone).date;
  const say = (at: Instant): string => momentWords(at, { timezone, now });
  return (
    <ul className="divide-y divide-line">
      {rounds.map((round) => {
        const day = formatShortDay(round.day, today);
        const canSwitch = round.state === "held" ? round.closesAt > now : round.state === "skipped";
        return (
          <li key={round.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-bold first-letter:uppercase">{day}</p>
              <p className="text-meta text-ink-2">
                {round.state === "held"
                  ? words.until(say(round.opensAt), say(round.closesAt))
                  : stateNames[round.state]}
                {round.reason !== undefined && `, ${round.state === "held" ? words.moved(round.reason) : round.reason}`}
              </p>
            </div>
            {round.state === "held" && ordersOn && listOf && (
              <span className="flex flex-wrap items-center gap-x-2 text-meta">
                {words.ordered(ordersOn(round.day))}
                {ordersOn(round.day) > 0 && (
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
            {round.state === "held" && <State round={round} now={now} opens={say(round.opensAt)} />}
            {onSwitch && canSwitch && (
              <Button
                look="quiet"
                pending={isPending?.(round) === true}
                aria-label={round.state === "held" ? words.skipOf(day) : words.holdOf(day)}
                onClick={() => onSwitch(round)}
              >
                {round.state === "held" ? words.skip : words.hold}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
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
