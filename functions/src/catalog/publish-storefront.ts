import { publishStorefront as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { revalidateSecrets } from "../platform/secrets.ts";
import type { MenuDeps } from "./menu-store.ts";
import { overtaken, publishMenu } from "./publish-menu.ts";
import { renewShop } from "./renewal/renew-shops.ts";
import type { RenewingDeps } from "./renewal/revalidate.ts";

/** Publishes what is complete, or answers what is missing; a menu with gaps is never out. */
const command: Command<typeof contract, RenewingDeps & MenuDeps> = async (input, caller, deps) => {
  const { restaurantId, offeringId, storefrontId } = input;
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "publish"))) return refuse({ type: "not-allowed" });

  const answer = await publishMenu(deps, { restaurantId, offeringId, storefrontId }, (publish) =>
    withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
      const log = await logOf(tx, deps, restaurantId, caller);
      const published = await publish(tx);
      if (published === "overtaken") return overtaken;
      if (published === null) return refuse({ type: "not-found" });
      const { version, gaps, isNew } = published;
      if (isNew) log("published", String(version));
      const missing = gaps.map(({ type, id }) => (id === undefined ? type : `${type}:${id}`));
      return ok({ version, missing, gaps: [...gaps] });
    }),
  );
  if (answer.ok && answer.value.missing.length === 0) await renewShop(deps, restaurantId, "published");
  return answer;
};

export const publishStorefront = defineCallable(contract, command, { secrets: revalidateSecrets });
