import type { StateMachine } from "../../kernel/state-machine.ts";

export const mailStates = [
  "queued",
  "sending",
  "sent",
  "deferred",
  "bounced",
  "complained",
  "failed",
  "suppressed",
] as const;
export type MailState = (typeof mailStates)[number];

/** A report comes when it likes, once a server has had the mail. */
const reportable = ["queued", "sending", "deferred", "sent", "failed"] as const satisfies readonly MailState[];

/** One mail to one person. `system` are our tries and the reports of the mail service. */
export const mailMachine: StateMachine<MailState, "merchant" | "system"> = {
  states: mailStates,
  initial: ["queued", "sending", "suppressed"],
  final: ["sent", "bounced", "complained", "failed", "suppressed"],
  transitions: [
    { from: "queued", to: "sending", by: ["system"] },
    { from: "queued", to: "suppressed", by: ["system"] },
    { from: "sending", to: "sent", by: ["system"] },
    { from: "sending", to: "deferred", by: ["system"] },
    { from: "sending", to: "failed", by: ["system"] },
    // The sender died, and meanwhile the address must not be written to any more.
    { from: "sending", to: "suppressed", by: ["system"] },
    { from: "deferred", to: "sending", by: ["system"] },
    { from: "deferred", to: "suppressed", by: ["system"] },
    { from: "failed", to: "queued", by: ["merchant"] },
    ...reportable.map((from) => ({ from, to: "bounced", by: ["system"] }) as const),
    ...reportable.map((from) => ({ from, to: "complained", by: ["system"] }) as const),
    { from: "bounced", to: "complained", by: ["system"] },
  ],
};
