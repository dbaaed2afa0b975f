import { can } from "@lokalkorb/domain/access/permissions";
import { formatDay, weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { paymentMethodLabels } from "@lokalkorb/domain/labels/payment-labels";
import { linesOn } from "@lokalkorb/domain/ordering/standing/standing-on";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { ArrowLeftIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { EndDialog } from "./end-dialog.tsx";
import { missedWords, standingText as words } from "./standing-text.ts";
import type { StandingPlan } from "./use-standing.ts";

interface StandingRecordProps {
  readonly plan: StandingPlan;
  readonly onClose: () => void;
}

/** One standing order: what comes, when, for whom and how it is paid. */
export function StandingRecord({ plan, onClose }: StandingRecordProps): ReactElement {
  const { role, shop } = useShop();
  const [isEnding, setEnding] = useState(false);
  const { standing, state, nextRunOn } = plan;
  const { contact, lines, weeks, firstOn, time, toldCents, past, skips, pausedUntil, note } = standing;
  const { address, agreedAt, paymentMethod, wayName, changedRuns = [] } = standing;
  const day = (date: string): string => formatDay(date, shop.country);
  const weekday = weekdayNames[weekdayOf(firstOn) - 1] ?? "";
  const facts: readonly (readonly [keyof typeof words.facts, string])[] = [
    ["next", state === "active" && nextRunOn !== undefined ? day(nextRunOn) : words.states[state]],
    ["rhythm", `${words.rhythms[weeks] ?? words.rhythm(weeks)}, ${weekday}, ab ${time} Uhr`],
    [
      "way",
      [wayName, ...(address ? [`${address.street} ${address.houseNo}, ${address.zip} ${address.city}`] : [])].join(
        ", ",
      ),
    ],
    ["pay", paymentMethodLabels[paymentMethod]],
    ["person", `${contact.name}, ${contact.email}`],
    ...(contact.phone === undefined ? [] : ([["phone", contact.phone]] as const)),
    ...(note === undefined ? [] : ([["note", note]] as const)),
    ...(pausedUntil === undefined ? [] : ([["paused", day(pausedUntil)]] as const)),
    ...(skips.length === 0 ? [] : ([["skips", skips.map(day).join(" · ")]] as const)),
    ...changedRuns.map(
      ({ date }) =>
        [
          "changed",
          `${day(date)}: ${Object.values(linesOn(standing, date))
            .map(({ qty, name }) => `${qty} × ${name}`)
            .join(", ")}`,
        ] as const,
    ),
    ["since", day(instantToLocal(agreedAt, shop.timezone).date)],
  ];
  return (
    <article className="grid max-w-[720px] gap-4 px-4 py-4 md:px-6 md:py-6" aria-label={words.subject(contact.name)}>
      <Button
        look="outline"
        size="small"
        className="justify-self-start md:hidden"
        icon={<ArrowLeftIcon size={16} />}
        onClick={onClose}
      >
        {words.back}
      </Button>
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-h1 wrap-anywhere">{contact.name}</h2>
          <p className="text-ink-2">{words.each(formatMoney(toldCents))}</p>
        </div>
        <Badge tone={state === "active" ? "ok" : state === "suspended" ? "danger" : "neutral"}>
          {words.states[state]}
        </Badge>
      </header>
      <section aria-label={words.goods} className="rounded-lg border border-line">
        <h3 className="border-b border-line px-4 py-2 text-name font-bold">{words.goods}</h3>
        <ul className="divide-y divide-line">
          {Object.entries(lines)
            .toSorted(([, a], [, b]) => a.position - b.position)
            .map(([lineId, line]) => (
              <li key={lineId} className="px-4 py-2">
                {`${line.qty} × ${line.name}`}
                {line.note !== undefined && <span className="block text-meta text-ink-2">{line.note}</span>}
              </li>
            ))}
        </ul>
      </section>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(([key, value]) => (
          <div key={`${key} ${value}`} className="contents max-sm:block">
            <dt className="text-meta text-ink-2">{words.facts[key]}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {past.length > 0 && (
        <section aria-label={words.past} className="grid gap-1">
          <h3 className="text-name font-bold">{words.past}</h3>
          <ul className="grid gap-1">
            {past.map(({ date, missed, short = [] }) => (
              <li key={date}>
                {`${day(date)}: ${missed === undefined ? words.ordered : missedWords[missed]}`}
                {short.map(({ name, wanted, got }) => (
                  <span key={name} className="block text-meta text-ink-2">
                    {words.short(name, wanted, got)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {can(role, "customers.decide") ? (
        <div>
          <Button look="outline" aria-haspopup="dialog" onClick={() => setEnding(true)}>
            {words.end}
          </Button>
        </div>
      ) : (
        <p className="text-meta text-ink-2">{words.only}</p>
      )}
      {isEnding && <EndDialog plan={plan} onClose={() => setEnding(false)} onEnded={onClose} />}
    </article>
  );
}
