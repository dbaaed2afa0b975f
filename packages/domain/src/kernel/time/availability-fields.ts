import * as f from "../fields/field.ts";
import { window } from "./window.ts";

/** When goods can be had. Every part narrows it further; without any they can be had always. */
export const availabilityFields = {
  from: f.optional(f.instant()),
  /** The first moment at which it cannot be had any more. */
  to: f.optional(f.instant()),
  /** Times of the handover, e.g. the lunch menu from 11 to 14. */
  windows: f.optional(f.list(window, { max: 50 })),
  /** Weekdays of the handover, e.g. fresh bread on Tuesday and Friday. */
  orderDays: f.optional(f.list(f.weekday, { max: 7 })),
  /** 'MM-DD', both days included; it may run over the end of the year. */
  season: f.optional(f.object({ from: f.text(), to: f.text() }, { max: 2 })),
};
