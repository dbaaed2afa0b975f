import type { Participant } from "@lokalkorb/domain/basket/group/group-fields";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";

export type NamedParticipant = Pick<Participant, "id" | "name">;

const keyOf = (groupId: Id<"group">): string => `lokalkorb:group-names:${groupId}`;

/** For the checkout, which knows the lines of a closed group and not its people. Its host comes first. */
export const keepNames = (groupId: Id<"group">, people: readonly NamedParticipant[]): void =>
  writeStored(
    "sessionStorage",
    keyOf(groupId),
    people.map(({ id, name }) => ({ id, name })),
  );

export function namesOf(groupId: Id<"group">): readonly NamedParticipant[] {
  const stored = readStored("sessionStorage", keyOf(groupId));
  return (Array.isArray(stored) ? stored : []).flatMap((one): NamedParticipant[] => {
    const { id, name } = fieldsOf(one);
    return isText(id) && isText(name) ? [{ id, name }] : [];
  });
}
