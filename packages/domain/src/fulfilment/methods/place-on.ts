import type { LocalDate } from "../../kernel/time/instant.ts";
import { weekdayOf } from "../../kernel/time/local-date.ts";
import type { FulfilmentMethod } from "./fulfilment-method.ts";
import type { Place } from "./place.ts";

/** Where goods are handed over on that day: a market stand is on another square every day. */
export function placeOn(option: Pick<FulfilmentMethod, "place" | "weekPlaces">, date: LocalDate): Place | undefined {
  return option.weekPlaces?.find(({ weekday }) => weekday === weekdayOf(date))?.place ?? option.place;
}
