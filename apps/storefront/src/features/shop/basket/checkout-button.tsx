import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import { checkoutPath } from "@/shared/routes/paths";
import { basketText } from "./basket-text.ts";

export function CheckoutButton({ slug }: { readonly slug: string }): ReactElement {
  return (
    <LinkButton component={PageLink} href={checkoutPath(slug)} size="large" wide>
      {basketText.checkout}
    </LinkButton>
  );
}
