import { nextRounds } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { RoundCalendar } from "./round-calendar.tsx";
import { RoundDays } from "./round-days.tsx";
import { readRound, type RoundValues } from "./round-values.ts";
import { roundsText } from "./rounds-text.ts";

const previewed = 4;
/** The picture needs neither a name nor ways. */
const named = { name: "x", methodIds: ["x"] };

/** The coming days of a round that is typed just now; nothing while its rule is not whole. */
export function RoundPreview({ values }: { readonly values: RoundValues }): ReactElement | null {
  const { timezone, closures, country } = useShop().shop;
  const now = useMinute();
  const rounds = useMemo(() => {
    const read = readRound({ ...values, ...named });
    if ("errors" in read) return [];
    return nextRounds({ rule: { ...read.rule, skips: [] }, now, timezone, closures, count: previewed });
  }, [values, now, timezone, closures]);
  if (rounds.length === 0) return null;
  const today = instantToLocal(now, timezone).date;
  return (
    <section aria-label={roundsText.form.preview} className="grid gap-3 rounded-lg bg-sunken px-4 py-3">
      <h3 className="text-name font-bold">{roundsText.form.preview}</h3>
      <RoundCalendar rounds={rounds} today={today} timezone={timezone} country={country} />
      <RoundDays rounds={rounds} now={now} timezone={timezone} />
    </section>
  );
}
