import { publishStorefront as contract } from "@lokalkorb/contracts/offerings";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/result";
import { revalidateSecrets } from "../edge/config.ts";
import { defineCallable, type Command } from "../edge/define-callable.ts";
import { requestKeyOf, runOnce } from "../edge/idempotency.ts";
import { roleIn } from "../restaurants/staff.ts";
import { publishMenu } from "./publish-menu.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** Publishes what is complete, or answers what is missing; a menu with gaps is never out. */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, offeringId, storefrontId } = input;
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "publish")) return refuse({ type: "not-allowed" });
  const catalogue = await readCatalogue(deps, { restaurantId, offeringId, storefrontId });
  if (catalogue === null || catalogue.restaurant.offeringId !== offeringId) return refuse({ type: "not-found" });

  const answer = await runOnce(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const published = await publishMenu(deps, tx, catalogue);
    if (published === null) return refuse({ type: "not-found" });
    const missing = published.gaps.map(({ type, id }) => (id === undefined ? type : `${type}:${id}`));
    return ok({ version: published.version, missing });
  });
  if (answer.ok && answer.value.missing.length === 0) {
    await deps.revalidator.renew({ restaurantId, slug: catalogue.restaurant.slug, reason: "published" });
  }
  return answer;
};

export const publishStorefront = defineCallable(contract, command, { secrets: revalidateSecrets });
