import { Button } from "@lokalkorb/ui/button";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useRouter } from "next/router";
import { useEffect, useEffectEvent, useRef, useState, type ReactElement, type FormEvent } from "react";
import { requestLinkPath, wantedPath } from "@/shared/routes/routes";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { ScreenHead } from "@/shared/routes/screen-head";
import { useViewerState } from "@/shared/environment/use-viewer-state";
import { keepLinkAddress, keptLinkAddress } from "../state/link-address.ts";
import { sentByScriptAlone } from "./sent-by-script.ts";
import { EmailField } from "./email-field.tsx";
import { LateSecondFactorForm } from "../code/late-second-factor.ts";
import { SignInCard } from "./sign-in-card.tsx";
import { signInText } from "../state/sign-in-text.ts";
import { mailLinkText } from "./way-in-text.ts";
import { useSignIn } from "../state/use-sign-in.ts";

/**
 * Where the mailed link leads. On the device that asked for it nothing is to be typed; elsewhere the address is asked
 * for, so that programs that look into mails use no link up.
 */
export function MailLinkScreen(): ReactElement {
  const viewer = useViewerState();
  const { isReady, query, replace } = useRouter();
  const { attempt, challenge, pending, problem } = useSignIn(mailLinkText.invalid);
  const [typed, setTyped] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const begun = useRef(false);
  const wanted = query["weiter"];
  const shopIds = viewer.status === "signedIn" ? viewer.viewer.restaurants : null;

  const email = typed ?? (problem === null ? "" : keptLinkAddress());

  const begin = useEffectEvent((): void => {
    const known = keptLinkAddress();
    if (begun.current || known === "") return;
    begun.current = true;
    void attempt((auth) => auth.signInWithLink(known, location.href));
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    // Another account may still be signed in here while the link is tried.
    if (!isReady || pending || shopIds === null) return;
    keepLinkAddress(null);
    void replace(wantedPath(wanted, shopIds));
  }, [isReady, pending, shopIds, wanted, replace]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (email.trim() !== "") void attempt((auth) => auth.signInWithLink(email.trim(), location.href));
  };

  return (
    <div className="w-full max-w-[420px]">
      <ScreenHead route="mailLink" />
      <SignInCard title={mailLinkText.title} lead={mailLinkText.lead}>
        {challenge ? (
          <LateSecondFactorForm
            problem={problem}
            onCode={(code) => void attempt(() => challenge.answer(code))}
            pending={pending || shopIds !== null}
            onBack={() => void replace(requestLinkPath(wanted))}
          />
        ) : (
          <form method={sentByScriptAlone} noValidate onSubmit={submit} className="grid gap-4 p-6">
            <ProblemNotice title={signInText.failed} problem={problem} />
            <p>{mailLinkText.asks}</p>
            <EmailField
              value={email}
              onChange={setTyped}
              error={checked && email.trim() === "" ? signInText.emailMissing : undefined}
            />
            <Button type="submit" wide pending={pending || shopIds !== null} pendingLabel={signInText.pending}>
              {signInText.submit}
            </Button>
            <PageLink
              href={requestLinkPath(wanted)}
              className="link inline-flex min-h-11 items-center justify-self-center"
            >
              {mailLinkText.again}
            </PageLink>
          </form>
        )}
      </SignInCard>
    </div>
  );
}
