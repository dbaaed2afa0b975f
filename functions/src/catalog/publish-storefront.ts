import { publishStorefront as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { revalidateSecrets } from "../platform/secrets.ts";
import type { MenuDeps } from "./menu-store.ts";
import { publishMenu } from "./publish-menu.ts";
import { renewShop } from "./renewal/renew-shops.ts";
import type { RenewingDeps } from "./renewal/revalidate.ts";

/**
 * Publishes what is complete, or answers what is missing; a menu with gaps is never out. The drafts are read in the
 * transaction: an edit made meanwhile is either in the menu, or it comes after and leaves its mark on the draft.
 */
const command: Command<typeof contract, RenewingDeps & MenuDeps> = async (input, caller, deps) => {
  const { restaurantId, offeringId, storefrontId } = input;
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "publish"))) return refuse({ type: "not-allowed" });

  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const log = await logOf(tx, deps, restaurantId, caller);
    const published = await publishMenu(deps, tx, { restaurantId, offeringId, storefrontId });
    if (published === null) return refuse({ type: "not-found" });
    const { version, gaps } = published;
    if (gaps.length === 0) {
      const cause = `${storefrontId}_${version}`;
      writeShopEffect(tx, { kind: "search", restaurantId, event: "published", cause }, deps.now());
      log("published", String(version));
    }
    const missing = gaps.map(({ type, id }) => (id === undefined ? type : `${type}:${id}`));
    return ok({ version, missing, gaps: [...gaps] });
  });
  if (answer.ok && answer.value.missing.length === 0) await renewShop(deps, restaurantId, "published");
  return answer;
};

export const publishStorefront = defineCallable(contract, command, { secrets: revalidateSecrets });
