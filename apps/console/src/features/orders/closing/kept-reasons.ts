import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";

/** Reasons given so far, in this tab: a reload or a look at the board loses none of them. */
export type Reasons = Readonly<Record<string, string>>;

interface ClosedDay {
  readonly restaurantId: Id<"shop">;
  readonly day: LocalDate;
}

const keyOf = ({ restaurantId, day }: ClosedDay): string => `lokalkorb:closing:${restaurantId}:${day}`;

export function keptReasons(of: ClosedDay): Reasons {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(of)) ?? "{}") as Reasons;
  } catch {
    return {};
  }
}

/** Null: the day is signed off. */
export function keepReasons(of: ClosedDay, reasons: Reasons | null): void {
  try {
    if (reasons === null) sessionStorage.removeItem(keyOf(of));
    else sessionStorage.setItem(keyOf(of), JSON.stringify(reasons));
  } catch {
    // Without storage a reload asks again.
  }
}
