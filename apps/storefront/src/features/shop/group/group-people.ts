import type { Group, Participant } from "@lokalkorb/domain/basket/group/group-fields";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { PricedLine } from "@lokalkorb/domain/pricing/basket/price-line";

export interface PersonInGroup extends Participant {
  readonly isHost: boolean;
  readonly isMe: boolean;
  readonly lines: readonly PricedLine[];
  /** Goods and deposits; the way is everybody's. */
  readonly sumCents: Cents;
  /** Has lines of which today's menu knows no price. */
  readonly lost: number;
}

/** Everybody in the order of joining, with what they chose at today's prices. */
export function peopleOf(
  group: Pick<Group, "participants" | "lines" | "hostUid">,
  priced: readonly PricedLine[],
  uid: string | null,
): readonly PersonInGroup[] {
  return group.participants.map((person) => {
    const lines = priced.filter(({ participantId }) => participantId === person.id);
    const wanted = Object.values(group.lines).filter(({ participantId }) => participantId === person.id);
    return {
      ...person,
      isHost: person.uid === group.hostUid,
      isMe: person.uid === uid,
      lines,
      sumCents: lines.reduce((sum, { totalCents, depositCents }) => sum + totalCents + depositCents, 0),
      lost: wanted.length - lines.length,
    };
  });
}
