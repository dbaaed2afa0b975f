import type { Id, Unit } from "../../kernel/branded.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { Order } from "../order/order.ts";

/** FOO-09: one product that one company got on one day. */
export interface SuppliedGoods {
  /** Of the handover, local to the shop. */
  readonly day: LocalDate;
  readonly company: string;
  readonly orderNo: string;
  readonly lineId: Id<"line">;
  readonly itemId: Id<"product">;
  readonly product: string;
  readonly qty: number;
  /** Of all pieces together, where they were weighed. */
  readonly grams?: Unit<"grams">;
}

type Supplied = Pick<Order, "no" | "status" | "completedAt" | "lines"> & {
  readonly customer: Partial<Pick<Order["customer"], "b2bCustomerId" | "company">>;
};

/** All goods that companies were handed, newest day first; boxes are told by their contents. */
export const suppliedGoods = (orders: readonly Supplied[], timezone: string): readonly SuppliedGoods[] =>
  orders
    .flatMap(({ no, status, completedAt, customer, lines }) => {
      if (status !== "completed" || completedAt === undefined || customer.b2bCustomerId === undefined) return [];
      const { company = customer.b2bCustomerId } = customer;
      const handover = { day: instantToLocal(completedAt, timezone).date, company, orderNo: no };
      return lines.flatMap((line) =>
        line.removed ? [] : partsOf(line).map((part) => ({ ...handover, lineId: line.lineId, ...part })),
      );
    })
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.company.localeCompare(b.company, "de"));

type Part = Pick<SuppliedGoods, "itemId" | "product" | "qty" | "grams">;

function partsOf({ kind, refId, name, qty, components, catchWeight }: Order["lines"][number]): readonly Part[] {
  if (kind === "bundle")
    return components.map((part) => ({ itemId: part.itemId, product: part.name, qty: part.qty * qty }));
  const grams = catchWeight?.finalGrams;
  return [{ itemId: refId, product: name, qty, ...(grams === undefined ? {} : { grams }) }];
}
