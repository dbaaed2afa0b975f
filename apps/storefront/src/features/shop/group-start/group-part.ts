import { latePart } from "@lokalkorb/ui/late-part";

/** All of groups that comes late, and what stands before a view for members, in one part: each name of one weighs on every page. */
export const groupPart = latePart("group", async () => {
  const { MembersOnly, StartForm, groupCommands, watchGroup } = await import(
    /* webpackChunkName: "part-group" */ "./late-group.ts"
  );
  return { MembersOnly, StartForm, groupCommands, watchGroup };
});
