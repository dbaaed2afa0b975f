import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ReactElement } from "react";
import { isAccountHere } from "@/entities/account/account-mark";
import { useMounted } from "@/shared/hydration/use-mounted";
import type { CheckoutProps } from "../calls/use-checkout.ts";

const contactPart = latePart(
  "account-contact",
  async () => (await import(/* webpackChunkName: "part-account-contact" */ "./account-contact.tsx")).AccountContact,
);

const AccountContact = lateComponent<CheckoutProps>(contactPart, () => null);

/** Only a device with a sign-in looks for an account: everybody else's visit costs nothing more. */
export function LateAccountContact(props: CheckoutProps): ReactElement | null {
  const mounted = useMounted();
  return mounted && isAccountHere() ? <AccountContact {...props} /> : null;
}
