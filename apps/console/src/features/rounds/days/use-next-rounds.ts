import { nextRounds, type Round } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import type { RoundRule } from "@lokalkorb/domain/fulfilment/rounds/round-rule";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { useMemo } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";

/** As many as the calendar shows and people plan with. */
const count = 4;
const none: readonly Round[] = [];

/** The coming rounds of a rule, holidays and days off minded; none while a typed rule is not whole. */
export function useNextRounds(rule: RoundRule | null): { readonly rounds: readonly Round[]; readonly now: Instant } {
  const { timezone, closures } = useShop().shop;
  const now = useMinute();
  const rounds = useMemo(
    () => (rule === null ? none : nextRounds({ rule, now, timezone, closures, count })),
    [rule, now, timezone, closures],
  );
  return { rounds, now };
}
