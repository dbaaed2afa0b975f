import type { Order, OrderApproval } from "./order.ts";

type Worded = Pick<Order, "lines" | "events" | "rejection" | "approval">;

/** GDP-04: what was typed about the goods and the steps of an order; names stand in notes, on labels and on cakes, too. */
export function withoutWords({ lines, events, rejection, approval }: Worded): Worded {
  return {
    lines: lines.map(({ note: _note, participantName: _label, choices, ...line }) => ({
      ...line,
      choices: choices.map(({ text: _text, ...choice }) => choice),
    })),
    events: events.map(({ reason: _reason, ...event }) => event),
    ...(approval === undefined ? {} : { approval: namelessApproval(approval) }),
    ...(rejection === undefined ? {} : { rejection: { ...rejection, text: "" } }),
  };
}

const namelessApproval = ({ by: _by, word: _word, ...approval }: OrderApproval): OrderApproval => approval;
