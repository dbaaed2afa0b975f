import { lateDialog } from "@lokalkorb/ui/late-dialog";

export const PublishSheet = lateDialog(
  "publish-sheet",
  async () => (await import(/* webpackChunkName: "part-publish-sheet" */ "./publish-sheet.tsx")).PublishSheet,
);
