import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";

/** Only accounts with a second factor need it. The sign-in loads it before it shows it, and says when it does not come. */
export const secondFactorPart = latePart(
  "second-factor",
  async () => (await import(/* webpackChunkName: "part-second-factor" */ "./second-factor-form.tsx")).SecondFactorForm,
);

export const LateSecondFactorForm = lateComponent(secondFactorPart, () => null);
