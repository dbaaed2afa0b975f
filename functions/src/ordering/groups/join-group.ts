import { joinGroup as contract, lookAtGroup as lookContract } from "@lokalkorb/contracts/groups";
import { joinGroup as decide } from "@lokalkorb/domain/basket/group/join-group";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { groupDocument } from "@lokalkorb/model/documents/restaurants/groups/group";
import type { Caller } from "../../platform/caller.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { openingSecrets } from "../../platform/secrets.ts";
import type { GroupDeps } from "./group-deps.ts";
import type { GroupAddress } from "./group-token.ts";

/**
 * A missing group and a wrong link get the same answer, and each costs one of few guesses. A right one gives its guess back.
 */
async function prove(
  deps: GroupDeps,
  caller: Caller,
  { token, ...address }: GroupAddress & { readonly token: string },
): Promise<Refused<"token-invalid" | "rate-limited"> | null> {
  const limited =
    (await deps.rateLimits.take(deps, "groupLook", caller)) ?? (await deps.rateLimits.take(deps, "wrongToken", caller));
  if (limited !== null) return limited;
  if (!deps.groupLinks.opens(address, token)) return { type: "token-invalid" };
  await deps.rateLimits.restore(deps, "wrongToken", caller);
  return null;
}

const look: Command<typeof lookContract, GroupDeps> = async ({ restaurantId, groupId, token }, caller, deps) => {
  const address = { restaurantId, groupId };
  const refused = await prove(deps, caller, { ...address, token });
  if (refused !== null) return refuse(refused);
  const group = await readDocument(deps.db, groupDocument, address);
  if (group === null) return refuse({ type: "token-invalid" });
  const { state, closesAt, participants, hostUid } = group;
  const hostName = participants.find(({ uid }) => uid === hostUid)?.name ?? "";
  return ok({ hostName, state, closesAt, people: participants.length });
};

export const lookAtGroup = defineCallable(lookContract, look, { secrets: openingSecrets });

const join: Command<typeof contract, GroupDeps> = async (input, caller, deps) => {
  const { restaurantId, groupId, token, name } = input;
  const address = { restaurantId, groupId };
  const refused = await prove(deps, caller, { ...address, token });
  if (refused !== null) return refuse(refused);
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const group = await readDocument(tx, groupDocument, address);
    if (group === null) return refuse({ type: "token-invalid" });
    const joined = decide(group, { uid: caller.uid, name }, deps.now());
    if (!joined.ok) return joined;
    const { participantId, ...patch } = joined.value;
    updateDocument(tx, groupDocument, address, patch);
    return ok({ participantId });
  });
};

export const joinGroup = defineCallable(contract, join, { secrets: openingSecrets });
