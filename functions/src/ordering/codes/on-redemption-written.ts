import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { AggregateField } from "firebase-admin/firestore";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import { paths } from "@lokalkorb/model/paths";
import { createCoalescer } from "../../platform/concurrency/coalesce.ts";
import type { Deps } from "../../platform/deps.ts";
import { defineTrigger } from "../../platform/endpoints/define-trigger.ts";

interface CodeAddress {
  readonly restaurantId: Id<"shop">;
  readonly codeId: Id<"code">;
}

/**
 * Counts the uses of codes without a limit. Their orders do not: everybody who buys would wait for one document. What has a
 * limit is counted by the order itself, exactly.
 */
export const onRedemptionWritten = defineTrigger(
  "onRedemptionWritten",
  { document: paths.redemption },
  async (event, deps: Deps) => {
    const isOurs = event.data?.after.get("countedLater") === true || event.data?.before.get("countedLater") === true;
    if (!isOurs) return;
    const { restaurantId, codeId } = event.params;
    await tallying.run(`${restaurantId}/${codeId}`, () => tallyUses(deps, { restaurantId, codeId }));
  },
);

/** A rush writes uses by the hundred; the figures need the last of them only. */
const tallying = createCoalescer();

interface Tally {
  readonly uses: number;
  readonly discountCents: Cents;
  readonly revenueCents: Cents;
}

const nothing: Tally = { uses: 0, discountCents: 0, revenueCents: 0 };

/** Figures that never stand still are left to the events that they cause. */
const maxLooks = 20;

/** As with stock: read outside of the transaction and looked at again, so that no order waits for this. */
async function tallyUses(to: Deps, address: CodeAddress): Promise<void> {
  let seen = await readTally(to, address);
  for (let look = 0; look < maxLooks; look++) {
    await writeTally(to, address, seen);
    const again = await readTally(to, address);
    if (isSame(again, seen)) return;
    seen = again;
  }
}

const isSame = (a: Tally, b: Tally): boolean =>
  a.uses === b.uses && a.discountCents === b.discountCents && a.revenueCents === b.revenueCents;

async function readTally({ db }: Deps, address: CodeAddress): Promise<Tally> {
  const counted = queryOf(redemptionDocument, address, { where: matching({ countedLater: true, state: "redeemed" }) });
  const found = await admin
    .adminQuery(db, counted)
    .aggregate({
      uses: AggregateField.count(),
      discountCents: AggregateField.sum("cents"),
      revenueCents: AggregateField.sum("revenueCents"),
    })
    .get();
  return found.data();
}

/** Figures of orders that counted for themselves are in the same sums, so only the difference to the last time is added. */
const writeTally = ({ db, now }: Deps, address: CodeAddress, tallied: Tally): Promise<void> =>
  admin.inTransaction(db, async (tx) => {
    // A campaign may be gone while it still stands in the published menu.
    const code = await admin.readDocument(tx, discountCodeDocument, address);
    if (code === null) return;
    const before = code.stats.tallied ?? nothing;
    if (isSame(before, tallied)) return;
    admin.updateDocument(tx, discountCodeDocument, address, {
      "stats.tallied": tallied,
      "stats.uses": admin.increment(tallied.uses - before.uses),
      "stats.discountCents": admin.increment(tallied.discountCents - before.discountCents),
      "stats.revenueCents": admin.increment(tallied.revenueCents - before.revenueCents),
      ...(tallied.uses > before.uses ? { "stats.lastUsedAt": now() } : {}),
    });
  });
