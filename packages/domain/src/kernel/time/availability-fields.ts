import { instant, list, object, optional, text, weekday } from "../fields/field.ts";
import { window } from "./window.ts";

/** When goods can be had. Every part narrows it further; without any they can be had always. */
export const availabilityFields = {
  from: optional(instant()),
  /** The first moment at which it cannot be had any more. */
  to: optional(instant()),
  /** Times of the handover, e.g. the lunch menu from 11 to 14. */
  windows: optional(list(window, { max: 50 })),
  /** Weekdays of the handover, e.g. fresh bread on Tuesday and Friday. */
  orderDays: optional(list(weekday, { max: 7 })),
  /** 'MM-DD', both days included; it may run over the end of the year. */
  season: optional(object({ from: text(), to: text() }, { max: 2 })),
};
