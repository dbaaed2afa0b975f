import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { DateTile } from "../shown/date-tile.tsx";
import { clockWords, dayWords, momentWords, type ShopZone } from "../shown/standing-words.ts";
import { standingText as words } from "./standing-text.ts";
import type { ChangeStanding, OwnStanding } from "./use-standing-orders.ts";

export interface RunRowProps {
  readonly run: OwnStanding["runs"][number];
  readonly zone: ShopZone;
  readonly changing: ChangeStanding;
  readonly onAmount: () => void;
}

/** One coming day: left out and taken back by one press, or with numbers of its own. */
export function RunRow({ run, zone, changing: { pending, change }, onAmount }: RunRowProps): ReactElement {
  const { date, start, lockAt, state, changed } = run;
  const day = dayWords(date, zone);
  const isPlanned = state === "planned" && start !== undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line p-2">
      <DateTile date={date} zone={zone} isOff={!isPlanned} />
      <p className="min-w-40 flex-1 leading-tight">
        {isPlanned ? (
          <>
            <b className="block">{words.from(clockWords(start, zone))}</b>
            {changed && (
              <span className="block">
                {words.thisTime(
                  changed.goods.map(({ name, qty }) => `${qty} × ${name}`).join(", "),
                  formatMoney(changed.totalCents),
                )}
              </span>
            )}
            <span className="text-meta text-ink-2">{words.lock(momentWords(lockAt, zone))}</span>
          </>
        ) : state === "skipped" ? (
          <>
            <b className="block">{words.skipped}</b>
            <span className="text-meta text-ink-2">{words.skippedNote}</span>
          </>
        ) : (
          <b>{state === "paused" ? words.paused : words.closed}</b>
        )}
      </p>
      {isPlanned && (
        <Button size="small" look="outline" aria-label={words.amountOn(day)} aria-haspopup="dialog" onClick={onAmount}>
          {words.amount}
        </Button>
      )}
      {isPlanned && (
        <Button
          size="small"
          look="outline"
          aria-label={words.skipOf(day)}
          aria-disabled={pending || undefined}
          onClick={() => void change({ kind: "skip", date })}
        >
          {words.skip}
        </Button>
      )}
      {state === "skipped" && (
        <Button
          size="small"
          look="outline"
          aria-label={words.unskipOf(day)}
          aria-disabled={pending || undefined}
          onClick={() => void change({ kind: "unskip", date })}
        >
          {words.unskip}
        </Button>
      )}
    </li>
  );
}
