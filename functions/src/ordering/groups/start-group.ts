import { createHash } from "node:crypto";
import { startGroup as contract } from "@lokalkorb/contracts/groups";
import { newGroup } from "@lokalkorb/domain/basket/group/join-group";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { mayOrderFrom } from "@lokalkorb/domain/shop/storefronts/may-order-from";
import { isOpenVisibility } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import { createDocument } from "@lokalkorb/model/admin/admin-documents";
import { groupDocument } from "@lokalkorb/model/documents/restaurants/groups/group";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { openingSecrets } from "../../platform/secrets.ts";
import { readShop } from "../place/place-shop.ts";
import type { GroupDeps } from "./group-deps.ts";
import { basketLinesOf } from "./group-basket.ts";

const groupIdBytes = 15;

/** The request names its group, so that asking again finds it and no second one is made. */
const command: Command<typeof contract, GroupDeps> = async (input, caller, deps) => {
  const { restaurantId, storefrontId, name, lines, closesAt } = input;
  const limited = await deps.rateLimits.take(deps, "group", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const { restaurant, storefront, settings } = await readShop(deps, { restaurantId, storefrontId });
  if (restaurant === null || restaurant.listing === "hidden" || !restaurant.storefrontIds.includes(storefrontId))
    return refuse({ type: "not-found" });
  if (storefront?.published === undefined || !isOpenVisibility(storefront.visibility))
    return refuse({ type: "not-found" });
  // Who joins by name is asked for nothing: the host answers for them, and is asked again when the group is closed.
  if (!mayOrderFrom(storefront, settings?.members, caller.email)) return refuse({ type: "not-a-member" });
  const menu = await deps.menus.read(storefront.published.path);
  // Shops may share a catalogue: what another of them published is not this one's to sell.
  if (menu.restaurantId !== restaurantId) return refuse({ type: "not-found" });
  const { maxLines } = menu.ordering;
  if (lines.length > maxLines) return refuse({ type: "basket-too-large", maxLines });
  const request = requestKeyOf(contract.name, caller, input);
  const hash = createHash("sha256").update(`group ${restaurantId} ${request.key}`).digest();
  const groupId = hash.subarray(0, groupIdBytes).toString("base64url");
  const address = { restaurantId, groupId };
  const group = newGroup(
    {
      storefrontId,
      menuVersion: menu.version,
      maxLines,
      hostUid: caller.uid,
      name,
      lines: basketLinesOf(lines),
      closesAt,
    },
    deps.now(),
  );
  const started = await withIdempotency(deps, request, (tx) => {
    createDocument(tx, groupDocument, address, group);
    return Promise.resolve(ok({ groupId }));
  });
  // Never kept beside the request: it is computed anew for each answer.
  return started.ok ? ok({ ...started.value, token: deps.groupLinks.tokenOf(address) }) : started;
};

export const startGroup = defineCallable(contract, command, { secrets: openingSecrets });
