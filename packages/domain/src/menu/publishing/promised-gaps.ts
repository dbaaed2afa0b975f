import type { Id } from "../../kernel/branded.ts";
import { promisedWithin, standsAlready, type ClosedDays, type PromisedOrder } from "../../shop/promised-days.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import type { PublishGap } from "./publish-gap.ts";

type PlannedMethod = Pick<FulfilmentMethod, "id" | "name" | "enabled" | "closures">;
interface Waiting extends PromisedOrder {
  readonly no: string;
  readonly distribution: PromisedOrder["distribution"] & { readonly optionId: Id<"method"> };
}

/**
 * A way that would close on days for which it has open orders. The editor's form says so too, but a form that is open for
 * hours does not know the newest orders, and days close for shoppers with the publication alone.
 */
export function promisedGaps(
  methods: readonly PlannedMethod[],
  published: readonly PlannedMethod[],
  orders: readonly Waiting[],
): readonly PublishGap[] {
  return methods.flatMap((method) => {
    const own = orders.filter(({ distribution }) => distribution.optionId === method.id);
    const promised = newClosures(method, published).flatMap((days) => promisedWithin(days, own));
    if (promised.length === 0) return [];
    const numbers = [...new Set(promised.map(({ no }) => no))].filter(isNumbered);
    const detail = numbers.length === 0 ? {} : { detail: numbers.join(", ") };
    return [{ type: "days-promised", place: "distribution", id: method.id, name: method.name, ...detail }];
  });
}

/** An order has no number before it is paid, and holds its day nevertheless. */
const isNumbered = (no: string): boolean => no !== "";

/** Whether anybody has to ask for orders at all: reading them makes a publication wait for orders being placed. */
export const hasNewClosures = (methods: readonly PlannedMethod[], published: readonly PlannedMethod[]): boolean =>
  methods.some((method) => newClosures(method, published).length > 0);

function newClosures(
  { id, enabled, closures }: PlannedMethod,
  published: readonly PlannedMethod[],
): readonly ClosedDays[] {
  const before = published.find((method) => method.id === id)?.closures ?? [];
  return enabled ? closures.filter((days) => days.mode === "closed" && !standsAlready(days, before)) : [];
}
