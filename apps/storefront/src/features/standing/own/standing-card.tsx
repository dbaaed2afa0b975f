import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { useState, type ReactElement } from "react";
import { orderPath, shopPath } from "@/shared/routes/paths";
import { dayWords, payWords, rhythmWords, weekdayWords } from "../shown/standing-words.ts";
import { AmountDialog } from "./amount-dialog.tsx";
import { CardDialog, EndDialog, PauseDialog } from "./standing-dialogs.tsx";
import { RunRow } from "./run-row.tsx";
import { missedWords, standingText as words } from "./standing-text.ts";
import { type OwnStanding, useChangeStanding } from "./use-standing-orders.ts";

export interface StandingProps {
  readonly standing: OwnStanding;
  readonly onChanged: () => void;
}

type Opened = "pause" | "amount" | "card" | "end" | { readonly amountOn: string };

export function StandingCard({ standing, onChanged }: StandingProps): ReactElement {
  const [opened, setOpened] = useState<Opened | null>(null);
  const changing = useChangeStanding(standing, onChanged);
  const { shopName, slug, runs, past, goods, totalCents, weeks, status, pausedUntil, endsOn, wayName, paymentMethod } =
    standing;
  const [first] = runs;
  const dialog = { standing, changing, onClose: () => setOpened(null) };
  const changedRun = typeof opened === "object" && runs.find(({ date }) => opened !== null && date === opened.amountOn);
  const state = status === "suspended" ? "suspended" : pausedUntil === undefined ? "active" : "paused";
  return (
    <article className="order-card">
      <header className="grid gap-1">
        <StatusPill tone={state === "active" ? "ok" : "warning"} className="justify-self-start">
          {words.states[state]}
        </StatusPill>
        <h2 className="text-h3">
          <PageLink className="link" href={shopPath(slug)}>
            {shopName}
          </PageLink>
        </h2>
        <p className="text-ink-2">
          {[rhythmWords(weeks), ...(first ? [weekdayWords(first.date)] : []), wayName].join(" · ")}
        </p>
      </header>
      {status === "suspended" && <Notice tone="warning">{words.suspended}</Notice>}
      {changing.problem !== null && opened === null && (
        <Notice tone="danger" announce>
          {changing.problem}
        </Notice>
      )}
      <section className="grid gap-1" aria-label={words.goods}>
        <ul>
          {goods.map(({ lineId, name, qty }) => (
            <li key={lineId}>{`${qty} × ${name}`}</li>
          ))}
        </ul>
        {endsOn !== undefined && <p className="font-bold">{words.ends(dayWords(endsOn, standing))}</p>}
        <p className="text-meta text-ink-2">{`${words.each(formatMoney(totalCents))} · ${payWords[paymentMethod]}`}</p>
      </section>
      <section className="grid gap-2" aria-label={words.next}>
        <h3 className="text-name">{words.next}</h3>
        {runs.length === 0 ? (
          <p className="text-ink-2">{words.noRuns}</p>
        ) : (
          <ul className="grid gap-2">
            {runs.map((run) => (
              <RunRow
                key={run.date}
                run={run}
                zone={standing}
                changing={changing}
                onAmount={() => setOpened({ amountOn: run.date })}
              />
            ))}
          </ul>
        )}
      </section>
      {past.length > 0 && (
        <section className="grid gap-1" aria-label={words.past}>
          <h3 className="text-name">{words.past}</h3>
          <ul className="grid gap-1">
            {past.slice(0, 4).map(({ date, orderId, missed, short }) => (
              <li key={date} className="text-meta">
                {orderId === undefined ? (
                  `${dayWords(date, standing)}: ${missed === undefined ? "" : missedWords[missed]}`
                ) : (
                  <PageLink
                    className="link inline-flex min-h-11 items-center"
                    href={orderPath({ restaurantId: standing.restaurantId, orderId })}
                  >
                    {dayWords(date, standing)}
                  </PageLink>
                )}
                {short.map(({ name, wanted, got }) => (
                  <span key={name} className="block text-ink-2">
                    {words.short(name, wanted, got)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-2">
        {paymentMethod === "online" && (
          <Button {...(status === "suspended" ? {} : { look: "outline" })} onClick={() => setOpened("card")}>
            {words.card}
          </Button>
        )}
        <Button look="outline" onClick={() => setOpened("amount")}>
          {words.change}
        </Button>
        {pausedUntil === undefined ? (
          <Button look="outline" onClick={() => setOpened("pause")}>
            {words.pause}
          </Button>
        ) : (
          <Button look="outline" pending={changing.pending} onClick={() => void changing.change({ kind: "resume" })}>
            {words.resume}
          </Button>
        )}
        <Button look="danger" onClick={() => setOpened("end")}>
          {words.end}
        </Button>
      </div>
      {opened === "pause" && <PauseDialog {...dialog} />}
      {opened === "amount" && <AmountDialog {...dialog} />}
      {changedRun && <AmountDialog {...dialog} run={changedRun} />}
      {opened === "card" && <CardDialog {...dialog} />}
      {opened === "end" && <EndDialog {...dialog} />}
    </article>
  );
}
