import { payGroupShare as contract } from "@lokalkorb/contracts/groups";
import { refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { groupDocument } from "@lokalkorb/model/documents/restaurants/groups/group";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { paymentSecrets } from "../../platform/secrets.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { basketIdOf } from "./group-basket.ts";

/**
 * A person pays the own part alone; the host may pay all that are open. Which order that is, and how much, is
 * not the caller's to say.
 */
const command: Command<typeof contract, OrderingDeps> = async (input, caller, deps) => {
  const { restaurantId, groupId, slug, takesRest } = input;
  const group = await readDocument(deps.db, groupDocument, { restaurantId, groupId });
  const self = group?.participants.find(({ uid }) => uid === caller.uid);
  if (group === null || self === undefined) return refuse({ type: "not-found" });
  if (takesRest && caller.uid !== group.hostUid) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "groupShare", caller);
  if (limited !== null) return refuse(limited);
  const basket = await readDocument(deps.db, basketDocument, { restaurantId, basketId: basketIdOf(groupId) });
  const orderId = basket?.checkout?.orderId;
  // Its time is over, and the basket is free again.
  if (orderId === undefined) return refuse({ type: "already-handled", status: "expired" });
  return deps.payments.startShare({ restaurantId, orderId }, { participantId: self.id, takesRest, groupId, slug });
};

export const payGroupShare = defineCallable(contract, command, { secrets: paymentSecrets });
