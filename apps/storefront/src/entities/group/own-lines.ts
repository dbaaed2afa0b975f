import { orderedLines, type BasketLines } from "@lokalkorb/domain/basket/change-basket";
import { lineIdOf } from "@lokalkorb/domain/basket/line-key";
import type { GroupWish } from "./group-live.ts";

/** As a basket of this browser knows lines: by their goods, without a participant. */
export const asOwnLines = (lines: BasketLines): BasketLines =>
  Object.fromEntries(Object.values(lines).map(({ participantId: _mine, ...line }) => [lineIdOf(line), line]));

type Sent = Extract<GroupWish, { kind: "choose" }>["lines"];
export const asSentLines = (lines: BasketLines): Sent =>
  orderedLines(lines).map(([, { position: _at, participantId: _mine, choices, components, ...line }]) => ({
    ...line,
    choices: choices.map((choice) => ({ ...choice })),
    ...(components === undefined ? {} : { components: components.map((part) => ({ ...part })) }),
  })) as Sent;

/** Both together; the same goods are one line. */
export function joinedLines(before: BasketLines, added: BasketLines): BasketLines {
  const lines: Record<string, BasketLines[string]> = { ...before };
  const from = Math.max(0, ...Object.values(before).map(({ position }) => position));
  for (const [lineId, line] of Object.entries(asOwnLines(added))) {
    const present = lines[lineId];
    lines[lineId] = present ? { ...present, qty: present.qty + line.qty } : { ...line, position: from + line.position };
  }
  return lines;
}
