import type { CallOff } from "@lokalkorb/domain/fulfilment/rounds/call-off";
import type { Round } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import type { ReactElement, ReactNode } from "react";
import { momentWords, type RoundPlace } from "../words/round-words.ts";
import { roundsText as words, stateNames } from "../words/rounds-text.ts";

export interface RoundDaysProps {
  readonly rounds: readonly Round[];
  readonly place: RoundPlace;
  readonly callOffs: readonly CallOff[];
  /** Beside each day; null while a form previews. */
  readonly renderBeside: (round: Round) => ReactNode;
}

/** The coming rounds in words: the day, when it is ordered for, and where it stands. */
export function RoundDays({ rounds, place, callOffs, renderBeside }: RoundDaysProps): ReactElement {
  const { now, timezone } = place;
  return (
    <ul className="divide-y divide-line">
      {rounds.map((round) => (
        <li key={round.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-bold first-letter:uppercase">
              {formatShortDay(round.day, instantToLocal(now, timezone).date)}
            </p>
            <p className="text-meta wrap-anywhere text-ink-2">{toldOf(round, place, callOffs)}</p>
          </div>
          {round.state === "held" && <State round={round} place={place} />}
          {renderBeside(round)}
        </li>
      ))}
    </ul>
  );
}

/** When it is ordered for, or why it is not held. */
function toldOf(round: Round, place: RoundPlace, callOffs: readonly CallOff[]): string {
  const { state, reason, opensAt, closesAt, key } = round;
  if (state === "held") {
    const until = words.until(momentWords(opensAt, place), momentWords(closesAt, place));
    return reason === undefined ? until : `${until}, ${words.moved(reason)}`;
  }
  const off = callOffs.find((one) => one.key === key);
  if (off !== undefined) return off.done ? `${words.calledOff}: ${off.word}` : words.ending;
  return reason === undefined ? stateNames[state] : `${stateNames[state]}, ${reason}`;
}

function State({ round, place }: { readonly round: Round; readonly place: RoundPlace }): ReactElement {
  const { opensAt, closesAt } = round;
  if (place.now > closesAt)
    return (
      <StatusPill ground="tinted" tone="off">
        {words.closed}
      </StatusPill>
    );
  const isOpen = place.now >= opensAt;
  return (
    <StatusPill ground="tinted" tone={isOpen ? "ok" : "off"}>
      {isOpen ? words.open : words.opens(momentWords(opensAt, place))}
    </StatusPill>
  );
}
