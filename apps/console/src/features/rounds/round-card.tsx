import type { Round } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { useState, type ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { shopPath } from "@/shared/routes/routes";
import { ConfirmDialog } from "@/shared/forms/ui/confirm-dialog";
import { CallOffDialog } from "./call-off-dialog.tsx";
import { RoundCalendar } from "./days/round-calendar.tsx";
import { RoundDayActions } from "./days/round-day-actions.tsx";
import { lacksOf } from "./days/lacks-of.ts";
import { SupplierLists } from "./days/supplier-lists.tsx";
import { useNextRounds } from "./days/use-next-rounds.ts";
import { RoundDays } from "./days/round-days.tsx";
import { aheadWords, repeatWords, weekdayOfRule } from "./words/round-words.ts";
import { roundsText as words } from "./words/rounds-text.ts";
import { useRoundChange } from "./use-round-change.ts";
import type { RoundPlan } from "./use-rounds.ts";

export interface RoundCardProps {
  readonly plan: RoundPlan;
  /** Names of its ways. */
  readonly methods: readonly string[];
  readonly onEdit: () => void;
}

/** One round: its rule in a sentence, the coming days as a picture and in words, and what can be done about it. */
export function RoundCard({ plan, methods, onEdit }: RoundCardProps): ReactElement {
  const { shop, restaurantId } = useShop();
  const { timezone, country } = shop;
  const { orders } = useShopOrders();
  const { rounds, now } = useNextRounds(plan.rule);
  const { change, isPending } = useRoundChange(plan);
  const [ending, setEnding] = useState(false);
  const { rule, status } = plan;
  const today = instantToLocal(now, timezone).date;
  const weekday = weekdayOfRule(rule);
  const listOn = (day: LocalDate) =>
    orders.filter(({ dayKey, distribution }) => dayKey === day && plan.methodIds.includes(distribution.optionId));
  const ordersOn = (day: LocalDate): number => listOn(day).length;
  const closed = rounds.filter(({ state, closesAt, day }) => state === "held" && closesAt < now && ordersOn(day) > 0);
  const [callingOff, setCallingOff] = useState<Round | null>(null);
  const switchDay = (round: Round): void => {
    if (round.state === "held" && ordersOn(round.day) > 0) setCallingOff(round);
    else void change({ kind: round.state === "held" ? "skip" : "hold", day: round.key });
  };
  return (
    <section aria-label={plan.name} className="grid gap-4 rounded-lg border border-line bg-surface px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-h3">{plan.name}</h2>
          <p className="text-ink-2">
            {`Ausgabe ${repeatWords(rule, today)}, ${words.until(aheadWords(rule.opens, weekday), aheadWords(rule.closes, weekday))}`}
            {methods.length > 0 && ` · ${methods.join(", ")}`}
            {plan.itemCaps !== undefined && ` · ${words.capped(Object.keys(plan.itemCaps).length)}`}
            {plan.minTotalCents !== undefined && ` · ${words.least(formatMoney(plan.minTotalCents))}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button look="outline" onClick={onEdit}>
            {words.edit}
          </Button>
          <Button
            look="outline"
            pending={isPending(({ kind }) => kind === "pause" || kind === "resume")}
            onClick={() => void change({ kind: status === "paused" ? "resume" : "pause" })}
          >
            {status === "paused" ? words.resume : words.pause}
          </Button>
          <Button look="quiet" pending={isPending(({ kind }) => kind === "end")} onClick={() => setEnding(true)}>
            {words.end}
          </Button>
        </div>
      </div>
      {status === "paused" ? (
        <StatusPill ground="tinted" tone="warning" className="justify-self-start">
          {words.paused}
        </StatusPill>
      ) : (
        <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h3 className="text-name font-bold">{words.next}</h3>
            <RoundDays
              rounds={rounds}
              place={{ now, timezone }}
              callOffs={plan.callOffs ?? []}
              renderBeside={(round) => (
                <RoundDayActions
                  round={round}
                  now={now}
                  day={formatShortDay(round.day, today)}
                  count={ordersOn(round.day)}
                  lacksCents={lacksOf(plan, round, listOn(round.day), now)}
                  list={`${shopPath("print", restaurantId)}?tag=${round.day}`}
                  pending={isPending((wish) => "day" in wish && wish.day === round.key)}
                  onSwitch={() => switchDay(round)}
                />
              )}
            />
            {closed.map(({ key, day }) => (
              <SupplierLists
                key={key}
                day={day}
                orders={listOn(day)}
                sent={plan.sent ?? []}
                place={{ now, timezone }}
                isPending={(supplier) => isPending((wish) => "supplier" in wish && wish.supplier === supplier)}
                onMark={(kind, supplier) => void change({ kind, day, supplier })}
              />
            ))}
          </div>
          <RoundCalendar rounds={rounds} today={today} timezone={timezone} country={country} />
        </div>
      )}
      {callingOff !== null && (
        <CallOffDialog
          day={formatShortDay(callingOff.day, today)}
          count={ordersOn(callingOff.day)}
          onClose={() => setCallingOff(null)}
          pending={isPending(({ kind }) => kind === "callOff")}
          // The typed word stays until it has arrived.
          onCallOff={async (word) => {
            if (await change({ kind: "callOff", day: callingOff.key, word })) setCallingOff(null);
          }}
        />
      )}
      {ending && (
        <ConfirmDialog
          title={words.endTitle(plan.name)}
          no={words.endNo}
          yes={words.endYes}
          danger
          onClose={() => setEnding(false)}
          onConfirm={() => {
            setEnding(false);
            void change({ kind: "end" });
          }}
        >
          <p>{words.endText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
