import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { useRouter } from "next/router";
import { useEffect, useEffectEvent, useRef, useState, type ReactElement, type SubmitEvent } from "react";
import { signInPath } from "@/shared/routes/paths";
import { CodeForm } from "./code-form.tsx";
import { EmailField } from "./email-field.tsx";
import { keepLinkAddress, keptLinkAddress } from "./link-address.ts";
import { Problem, SignInCard } from "./sign-in-card.tsx";
import { signInText as words } from "./sign-in-text.ts";
import { useSignIn } from "./use-sign-in.ts";
import { wantedPage } from "./wanted-page.ts";

/**
 * Where the mailed link leads. On the device that asked for it nothing is to be typed; elsewhere the address is asked for, so
 * that programs that look into mails use no link up.
 */
export function LinkScreen(): ReactElement {
  const { query, replace } = useRouter();
  const { attempt, challenge, pending, problem } = useSignIn();
  const [email, setEmail] = useState("");
  const [checked, setChecked] = useState(false);
  const begun = useRef(false);
  const wanted = wantedPage(query["weiter"]);

  const goOn = (isIn: boolean): void => {
    if (!isIn) return;
    keepLinkAddress(null);
    // The page of the link itself has the query before the router is ready.
    void replace(wantedPage(new URLSearchParams(location.search).get("weiter") ?? undefined));
  };
  const signIn = (address: string): void =>
    void attempt((calls) => calls.signInByLink(address, location.href)).then(goOn);
  const begin = useEffectEvent((): void => {
    const known = keptLinkAddress();
    if (begun.current || known === "") return;
    begun.current = true;
    setEmail(known);
    signIn(known);
  });
  useEffect(() => begin(), []);

  const address = email.trim();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (isMailAddress(address)) signIn(address);
  };
  return (
    <SignInCard route="signInLink" title={words.linkTitle} lead={words.linkAsks}>
      {challenge ? (
        <CodeForm
          challenge={challenge}
          pending={pending}
          problem={problem}
          onAnswer={(answer) => void attempt(answer).then(goOn)}
        />
      ) : (
        <form className="grid gap-4" method="dialog" noValidate onSubmit={submit}>
          <Problem title={words.failed} text={problem} />
          <EmailField value={email} wrong={checked && !isMailAddress(address)} onChange={setEmail} />
          <Button type="submit" wide size="large" pending={pending} pendingLabel={words.signingIn}>
            {words.signIn}
          </Button>
          <PageLink href={signInPath(wanted)} className="link inline-flex min-h-11 items-center justify-self-center">
            {words.linkAgain}
          </PageLink>
        </form>
      )}
    </SignInCard>
  );
}
