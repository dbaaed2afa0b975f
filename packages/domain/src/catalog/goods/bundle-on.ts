import type { LocalDate } from "../../kernel/time/instant.ts";
import { isoWeekOf } from "../../kernel/time/iso-week.ts";
import type { Bundle, BundlePart } from "./goods.ts";

/** The slot that holds what a box brings in one week. */
const weekSlotId = "week";

/**
 * The bundle as it is handed over on that day: the content of the week takes the place of the fixed slots. Unplanned
 * weeks, and an order without a day yet, have the fixed slots.
 */
export function bundleOn<B extends Pick<Bundle, "name" | "slots" | "contentByWeek">>(
  bundle: B,
  date: LocalDate | null,
): Omit<B, "contentByWeek"> & Pick<Bundle, "contentByWeek"> {
  const { contentByWeek, ...settled } = bundle;
  if (date === null) return bundle;
  const content = contentByWeek?.[isoWeekOf(date)];
  if (!content) return settled;
  const week: BundlePart = {
    id: weekSlotId,
    name: bundle.name,
    min: content.length,
    max: content.length,
    fixed: true,
    choices: content.map(({ itemId, qty }) => ({ itemId, qty, surchargeCents: 0 })),
  };
  return { ...settled, slots: [week, ...bundle.slots.filter(({ fixed }) => !fixed)] };
}

/** A box that only lives by its weeks has nothing inside in the others. */
export const hasContentOn = (bundle: Bundle, date: LocalDate): boolean => bundleOn(bundle, date).slots.length > 0;
