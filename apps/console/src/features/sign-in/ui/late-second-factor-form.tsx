import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";

const formPart = latePart(
  "second-factor",
  async () => (await import(/* webpackChunkName: "part-second-factor" */ "./second-factor-form.tsx")).SecondFactorForm,
);

/** Only accounts with a second factor need it. */
export const LateSecondFactorForm = lateComponent(formPart, () => (
  <div className="p-6">
    <LateNotice part={formPart} />
  </div>
));
