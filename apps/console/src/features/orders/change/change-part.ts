import { latePart } from "@lokalkorb/ui/late-part";

/** Asked for as soon as somebody looks at an order, so that it is here when they press. */
export const changePart = latePart(
  "change-dialog",
  async () => (await import(/* webpackChunkName: "part-change-dialog" */ "./change-dialog.tsx")).ChangeDialog,
  {
    warm: true,
  },
);
