import type { FulfilmentType } from "../kernel/fulfilment-type.ts";
import type { LocalDate } from "../kernel/time/instant.ts";
import type { Closure } from "./shop-settings.ts";

/** Stored as the reason of the day off, so that shoppers read it and the shop finds it among its exceptions. */
export const wayOffToday: Readonly<Record<FulfilmentType, string>> = {
  pickup: "Heute keine Abholung",
  delivery: "Heute keine Lieferung",
  shipping: "Heute kein Versand",
  locker: "Heute kein Abholfach",
  dineIn: "Heute nichts vor Ort",
};

/** A day off of one way from the switch: it ends with its day, since it is a day off of this one day. */
const isByHand = ({ from, to, reason, methods = [] }: Closure): boolean =>
  from === to && methods.some((type) => reason === wayOffToday[type]);

/** Ways that are switched off for this day alone. */
export const waysOffOn = (closures: readonly Closure[], day: LocalDate): readonly FulfilmentType[] =>
  closures.filter((closure) => isByHand(closure) && closure.from === day).flatMap(({ methods = [] }) => methods);

/**
 * The days off after a way was switched for today; switches of earlier days are cleared away. What was entered as a holiday
 * stays: a switch takes back no more than a switch.
 */
export function closuresAfterSwitch(
  closures: readonly Closure[],
  { type, day, off }: { readonly type: FulfilmentType; readonly day: LocalDate; readonly off: boolean },
): readonly Closure[] {
  const others = closures.filter(
    (closure) => !isByHand(closure) || (closure.from >= day && closure.reason !== wayOffToday[type]),
  );
  if (!off) return others;
  return [...others, { from: day, to: day, reason: wayOffToday[type], mode: "closed", methods: [type] }];
}
