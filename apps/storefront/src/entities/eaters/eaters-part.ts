import { latePart } from "@lokalkorb/ui/late-part";

/** Comes only to those who have said for whom they cook. */
export const eatersPart = latePart(
  "eaters",
  async () => (await import(/* webpackChunkName: "part-eaters" */ "./judge-for-eaters.ts")).judgeForEaters,
);

/** Until the part is there nothing is called safe. */
export const notJudged = { riskOf: (): string => "Allergene noch nicht geprüft" } as const;
