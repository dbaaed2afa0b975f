import { minuteMs, type Minutes } from "@lokalkorb/domain/kernel/time/instant";
/** Of whom a duty is, when it comes again, and how long one run may take. */
export interface JobKind {
  readonly of: "shop" | "platform";
  readonly every: Cadence;
  readonly takesAtMost: number;
}

/**
 * `minutes`: on a grid that all share. `at`: every day by the clock of its shop, spread `over` so many minutes, so that the
 * shops do not all come at once. `once`: asked for, done, gone.
 */
export type Cadence =
  | { readonly minutes: Minutes }
  | { readonly at: string; readonly over?: number }
  | { readonly once: true };

/** All periodic duties but those that orders, effects and mails carry on themselves. */
export const jobKinds = {
  /** Goods made every day anew have their number again. */
  dailyGoods: { of: "shop", every: { at: "00:00" }, takesAtMost: 2 * minuteMs },
  /** Metrics of the last thirty days. */
  success: { of: "shop", every: { at: "01:00", over: 120 }, takesAtMost: 4 * minuteMs },
  /** Search and list of shops are compared with the menu. */
  search: { of: "shop", every: { at: "03:00", over: 90 }, takesAtMost: 2 * minuteMs },
  /** The provider's books are laid beside ours. */
  reconciliation: { of: "shop", every: { at: "03:40", over: 60 }, takesAtMost: 8 * minuteMs },
  /** Photos that nothing names any more go; each run says when it comes again. */
  pictures: { of: "shop", every: { at: "04:10", over: 90 }, takesAtMost: 8 * minuteMs },
  /** The draft is published at the time that the shop has chosen. */
  publish: { of: "shop", every: { once: true }, takesAtMost: 8 * minuteMs },
  /** An order round has opened or closed; each run says when it comes again. */
  rounds: { of: "shop", every: { once: true }, takesAtMost: 2 * minuteMs },
  /** All metrics of a shop are counted anew from its orders. */
  metrics: { of: "shop", every: { once: true }, takesAtMost: 8 * minuteMs },
  /** The same for the records of its customers. */
  customers: { of: "shop", every: { once: true }, takesAtMost: 8 * minuteMs },
  /** The archive of before says until when its persons are known. */
  retention: { of: "shop", every: { once: true }, takesAtMost: 2 * minuteMs },
  /** All data of the shop in one file, part by part; then it goes at its time. */
  takeout: { of: "shop", every: { once: true }, takesAtMost: 8 * minuteMs },
  operations: { of: "platform", every: { minutes: 1 }, takesAtMost: 4 * minuteMs },
  sweep: { of: "platform", every: { minutes: 1 }, takesAtMost: 4 * minuteMs },
  statistics: { of: "platform", every: { minutes: 15 }, takesAtMost: minuteMs },
  /** Baskets that were left, of people who asked to be reminded once. */
  baskets: { of: "platform", every: { minutes: 15 }, takesAtMost: 4 * minuteMs },
  /** Runs of standing orders whose time has come. */
  standing: { of: "platform", every: { minutes: 5 }, takesAtMost: 4 * minuteMs },
  census: { of: "platform", every: { at: "02:30" }, takesAtMost: 8 * minuteMs },
  leftovers: { of: "platform", every: { at: "04:00" }, takesAtMost: 8 * minuteMs },
  erasing: { of: "platform", every: { at: "04:30" }, takesAtMost: 8 * minuteMs },
  backFill: { of: "platform", every: { at: "05:00" }, takesAtMost: 2 * minuteMs },
} as const satisfies Readonly<Record<string, JobKind>>;

export type JobKindName = keyof typeof jobKinds;

export const isJobKind = (kind: string): kind is JobKindName => Object.hasOwn(jobKinds, kind);

/** Jobs of every shop, and jobs of the platform. */
export const periodicOf = (of: JobKind["of"]): readonly JobKindName[] =>
  (Object.keys(jobKinds) as JobKindName[]).filter(
    (name) => jobKinds[name].of === of && !("once" in jobKinds[name].every),
  );
