import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import type { Bar } from "../charts/bar-plot.tsx";
import type { Report } from "./spans.ts";
import { stretchName, stretchTick } from "./stretch-name.ts";

const saturday = 6;

/** One bar per day, week or month, with that of the span before at the same place. */
export function partBars(
  { span: { step, stretches }, parts, partsBefore, isComparable }: Report,
  of: (period: Period) => number,
  country: Country,
): readonly Bar[] {
  const every = step === "tag" ? 7 : 3;
  return stretches.map((stretch, index) => {
    const [now, before] = [parts[index], partsBefore[index]];
    return {
      name: stretchName(stretch, step, country),
      tick: index % every === 0 ? stretchTick(stretch, step, country) : "",
      value: now === undefined ? 0 : of(now),
      before: isComparable && before !== undefined ? of(before) : null,
      strong: step !== "tag" || weekdayOf(stretch.first) === saturday || index === stretches.length - 1,
    };
  });
}
