import { latePart } from "@lokalkorb/ui/late-part";

/** Not needed to press: without it a step cannot be taken back, and nothing else is missing. */
export const undoPart = latePart(
  "undo-offer",
  async () => (await import(/* webpackChunkName: "part-undo-offer" */ "./offer-undo.ts")).offerUndo,
  { warm: true },
);
