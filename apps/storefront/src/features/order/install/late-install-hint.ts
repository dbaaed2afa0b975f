import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";

const installPart = latePart(
  "install-hint",
  async () => (await import(/* webpackChunkName: "part-install-hint" */ "./install-hint.tsx")).InstallHint,
);

/** A page without the hint lacks nothing. */
export const LateInstallHint = lateComponent(installPart, () => null);
