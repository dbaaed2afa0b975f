import { latePart } from "@lokalkorb/ui/late-part";

/** All of groups that comes late, in one part: each name of one weighs on every page. */
export const groupPart = latePart("group", async () => {
  const { StartForm, groupCommands, watchGroup } = await import(/* webpackChunkName: "part-group" */ "./late-group.ts");
  return { StartForm, groupCommands, watchGroup };
});
