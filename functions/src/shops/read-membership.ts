import { readMembership as contract } from "@lokalkorb/contracts/membership";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { isMember } from "@lokalkorb/domain/shop/membership";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";

/** The list stays with the shop: a shop without one, or that is not there, answers as one that does not know the address. */
const command: Command<typeof contract, LimitedDeps> = async ({ restaurantId }, caller, deps) => {
  // A guest has proved no address, so nothing is read for one.
  if (caller.isGuest || caller.email === undefined) return ok({ isMember: false });
  const limited = await deps.rateLimits.take(deps, "memberLook", caller);
  if (limited !== null) return refuse(limited);
  const settings = await readDocument(deps.db, settingsDocument, { restaurantId });
  return ok({ isMember: isMember(settings?.members ?? [], caller.email) });
};

export const readMembership = defineCallable(contract, command);
