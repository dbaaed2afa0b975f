import { passOnRate } from "@lokalkorb/domain/pricing/tax/pass-on-rate";
import type { RateChange } from "@lokalkorb/domain/pricing/tax/rate-changes";
import type { OfferingItem } from "../state/offering-item.ts";

export interface ChangedItem {
  readonly id: string;
  readonly name: string;
  readonly beforeCents: number;
  /** With the same net amount. */
  readonly afterCents: number;
}

/** The items whose rate a change moves. */
export const itemsOfChange = (
  { vatClass, beforeBp, afterBp }: RateChange,
  items: readonly Pick<OfferingItem, "id" | "name" | "priceCents" | "vatClass" | "status">[],
): readonly ChangedItem[] =>
  items
    .filter((item) => item.vatClass === vatClass && item.status !== "archived")
    .map(({ id, name, priceCents }) => ({
      id,
      name,
      beforeCents: priceCents,
      afterCents: passOnRate(priceCents, beforeBp, afterBp),
    }));
