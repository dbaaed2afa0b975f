import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { isLocalDate, addDays, weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { feeOf } from "@lokalkorb/domain/fulfilment/zones/fee-of";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { trialBasket, usualCents } from "@lokalkorb/domain/ordering/trial/trial-basket";
import type { TrialShop, TrialShopper } from "@lokalkorb/domain/ordering/trial/try-order";
import { centsField, readCents } from "@/shared/forms/state/read-amount";

/** A shopper as it is typed. */
export interface TrialExample {
  readonly optionId: string;
  /** When it is ordered; an empty date is now. */
  readonly date: string;
  readonly time: string;
  /** The wanted day; empty: as soon as possible. */
  readonly day: string;
  readonly zip: string;
  readonly value: string;
}

export interface ExampleRules {
  /** The way that is edited; null: all of them. */
  readonly option: FulfilmentMethod | null;
  /** A code begins at this value. */
  readonly leastCents: Cents;
  /** As shoppers find it now: a basket that is enough today is the one to try under a higher minimum. */
  readonly before: Menu;
}

const saturday = 6;

/** Three shoppers of this very shop: now and little, tomorrow morning and far away, and one for a day that is out of the ordinary. */
export function usualExamples(
  { menu, settings }: TrialShop,
  now: Instant,
  { option, leastCents, before }: ExampleRules,
): readonly TrialExample[] {
  const ways = option === null ? menu.distributionOptions : [option];
  const first = ways[0];
  if (first === undefined) return [];
  const brought = ways.find(({ type }) => type === "delivery") ?? ways.find(({ type }) => type === "shipping") ?? first;
  const { timezone, address } = menu.shop;
  const today = instantToLocal(now, timezone).date;
  const usual = usualCents(menu, first);
  const { country } = menu.shop;
  const enough = (way: FulfilmentMethod, zip: string): Cents => {
    const known = before.distributionOptions.find(({ id }) => id === way.id) ?? way;
    const fee = feeOf(known, { zip, country }, 0, null);
    return aBitMore(Math.max(leastCents, before.ordering.minOrderCents, fee.ok ? fee.value.minimumCents : 0));
  };
  const zips = brought.zones?.flatMap(({ enabled, plz = [] }) => (enabled ? plz : [])) ?? [];
  const [near = address.zip, ...further] = zips.filter((zip) => /^\d+$/.test(zip));
  const far = further.at(-1) ?? near;
  const example = { date: "", time: "", day: "", zip: near };
  return [
    { ...example, optionId: first.id, value: centsField(Math.ceil(usual / 2)) },
    {
      ...example,
      optionId: brought.id,
      date: addDays(today, 1),
      time: "08:00",
      zip: far,
      value: centsField(Math.max(usual, enough(brought, far))),
    },
    {
      ...example,
      optionId: first.id,
      day: oddDay([...settings.closures, ...first.closures], today, first.advance.maxDays),
      value: centsField(Math.max(usual * 2, enough(first, near))),
    },
  ];
}

/** The goods of a shop seldom come to a value by the cent: a tenth more, in whole euros, is surely enough. */
const aBitMore = (cents: Cents): Cents => Math.ceil((cents * 1.1) / 100) * 100;

/** The next day with an exception, as far as orders are taken; else the next Saturday. */
function oddDay(closures: readonly Closure[], today: LocalDate, maxDays: number): LocalDate {
  const days = Array.from({ length: maxDays }, (_, index) => addDays(today, index + 1));
  const odd = days.find((day) => closures.some(({ from, to }) => from <= day && day <= to));
  return odd ?? addDays(today, ((saturday - weekdayOf(today) + 6) % 7) + 1);
}

/** As the shop meets them; null while something is typed that is no time and no amount. */
export function shopperOf(example: TrialExample, menu: Menu, now: Instant): TrialShopper | null {
  const { optionId, date, time, day, zip, value } = example;
  const { timezone } = menu.shop;
  const cents = readCents(value);
  const isTimed = date === "" || (isLocalDate(date) && /^\d\d:\d\d$/.test(time));
  if (!isTimed || cents === null || (day !== "" && !isLocalDate(day))) return null;
  const option = menu.distributionOptions.find(({ id }) => id === optionId);
  return {
    at: date === "" ? now : localToInstant({ date, time }, timezone),
    optionId,
    zip: zip.trim(),
    day: day === "" ? null : day,
    lines: trialBasket(menu, option ?? { type: "pickup" }, cents),
  };
}
