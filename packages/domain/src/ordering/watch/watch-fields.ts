import * as f from "../../kernel/fields/field.ts";

/** Of a browser: `blocked` waits for a first press on the page. */
export const soundStates = ["on", "off", "blocked"] as const;

/** Why an automatic pause ended: a board woke up, staff pressed „Offen“, or its day was over. */
export const pauseEnds = ["board", "staff", "day"] as const;

/** A device with an open console, as it said last. No person is in here. */
export const watchDevice = f.object({
  at: f.instant(),
  sound: f.oneOf(soundStates),
  /** In sight, not behind another tab or a locked screen. */
  visible: f.flag(),
});

/** `restaurants/{restaurantId}/data/watch`; functions alone write it. */
export const watchFields = {
  /** By the id that a browser gives itself. */
  devices: f.mapOf(watchDevice),
  /** The last time that a device could be seen or heard. */
  awakeAt: f.optional(f.instant()),
  /** The sleep that people were told of, by its beginning. */
  sleepToldOf: f.optional(f.instant()),
  rejectionsToldAt: f.optional(f.instant()),
  /** The automatic pause that runs, or the last one. */
  pause: f.optional(
    f.object({
      from: f.instant(),
      /** So many orders had stayed without an answer. */
      orders: f.count(),
      to: f.optional(f.instant()),
      endedBy: f.optional(f.oneOf(pauseEnds)),
    }),
  ),
};
