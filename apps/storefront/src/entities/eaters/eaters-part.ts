import { latePart } from "@lokalkorb/ui/late-part";

/** Comes only to those who have said for whom they cook. */
export const eatersPart = latePart(
  "eaters",
  async () => (await import(/* webpackChunkName: "part-eaters" */ "./judge-for-eaters.ts")).judgeForEaters,
);
