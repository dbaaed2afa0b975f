import { latePart } from "@lokalkorb/ui/late-part";

/** Fetched when an order is opened, so that it is here for the press. */
export const changePart = latePart(
  "change-dialog",
  async () => (await import(/* webpackChunkName: "part-change-dialog" */ "./change-dialog.tsx")).ChangeDialog,
  {
    warm: true,
  },
);
