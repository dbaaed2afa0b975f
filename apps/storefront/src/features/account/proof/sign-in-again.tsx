import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { signInPath } from "@/shared/routes/paths";

export interface SignInAgainProps {
  readonly title: string;
  readonly link: string;
  /** The page that is wanted, with the sign-in of just now. */
  readonly next: string;
}

/** A step asks for a sign-in of the last minutes. */
export const SignInAgain = ({ title, link, next }: SignInAgainProps): ReactElement => (
  <Notice
    tone="warning"
    announce
    title={title}
    action={
      <LinkButton
        component={PageLink}
        look="outline"
        size="small"
        className="mt-2"
        href={`${signInPath(next)}&nochmal=1`}
      >
        {link}
      </LinkButton>
    }
  />
);
