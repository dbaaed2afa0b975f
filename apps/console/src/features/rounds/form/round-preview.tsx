import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { RoundCalendar } from "../days/round-calendar.tsx";
import { RoundDays } from "../days/round-days.tsx";
import { useNextRounds } from "../days/use-next-rounds.ts";
import { readRound, type RoundValues } from "./round-values.ts";
import { roundsText } from "../words/rounds-text.ts";

/** The picture needs neither a name nor ways. */
const named = { name: "x", methodIds: ["x"], least: "", caps: [] };

/** The coming days of a round that is typed just now; nothing while its rule is not whole. */
export function RoundPreview({ values }: { readonly values: RoundValues }): ReactElement | null {
  const { timezone, country } = useShop().shop;
  const rule = useMemo(() => {
    const read = readRound({ ...values, ...named });
    return "errors" in read ? null : { ...read.rule, skips: [] };
  }, [values]);
  const { rounds, now } = useNextRounds(rule);
  if (rounds.length === 0) return null;
  const today = instantToLocal(now, timezone).date;
  return (
    <section aria-label={roundsText.form.preview} className="grid gap-3 rounded-lg bg-sunken px-4 py-3">
      <h3 className="text-name font-bold">{roundsText.form.preview}</h3>
      <RoundCalendar rounds={rounds} today={today} timezone={timezone} country={country} />
      <RoundDays rounds={rounds} place={{ now, timezone }} callOffs={[]} renderBeside={() => null} />
    </section>
  );
}
