import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ReactElement } from "react";
import { isAccountHere } from "@/entities/account/account-mark";
import { useMounted } from "@/shared/hydration/use-mounted";
import type { CheckoutProps } from "../calls/use-checkout.ts";

const businessPart = latePart(
  "business-choice",
  async () => (await import(/* webpackChunkName: "part-business-choice" */ "./business-choice.tsx")).BusinessChoice,
);

const BusinessChoice = lateComponent<CheckoutProps>(businessPart, () => null);

/** Only a device with a sign-in asks whether its account orders for a company. */
export function LateBusinessChoice(props: CheckoutProps): ReactElement | null {
  const mounted = useMounted();
  return mounted && isAccountHere() ? <BusinessChoice {...props} /> : null;
}
