import type { InputOf } from "@lokalkorb/contracts/contract";
import type { startGroup } from "@lokalkorb/contracts/groups";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Group } from "@lokalkorb/domain/basket/group/group-fields";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";

/** In the order in which they were sent; the group gives them their names. */
export const basketLinesOf = (lines: InputOf<typeof startGroup>["lines"]): BasketLines =>
  Object.fromEntries(lines.map((line, position) => [`l${position}`, { ...line, position: position + 1 }]));

/** A basket of the same name; those of shoppers are named by their account. */
export const basketIdOf = (groupId: Id<"group">): Id<"basket"> => String(groupId);

/** A closed group as the basket of its host: what the checkout orders, and nothing that its people could still change. */
export const basketOfGroup = (group: Group, groupId: Id<"group">, now: Instant): FieldsOf<typeof basketDocument> => ({
  ownerUid: group.hostUid,
  status: "open",
  channel: "web",
  storefrontId: group.storefrontId,
  menuVersion: group.menuVersion,
  lines: group.lines,
  group: { groupId, participants: group.participants.map(({ id, name }) => ({ id, name })) },
  lastActivityAt: now,
  expiresAt: group.expiresAt,
});
