import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";

const trialPart = latePart(
  "trial-panel",
  async () => (await import(/* webpackChunkName: "part-trial-panel" */ "./trial-panel.tsx")).TrialPanel,
);

/** The examples calculate with everything that an order is decided by; a form does not wait for them. */
export const LateTrialPanel = lateComponent(trialPart, () => null);
