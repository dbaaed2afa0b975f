import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRouter } from "next/router";
import { useEffect, useRef, useState, type ReactElement, type FormEvent } from "react";
import { registerPath, requestLinkPath, wantedPath } from "@/shared/routes/routes";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { ScreenHead } from "@/shared/routes/screen-head";
import { useViewerState } from "@/shared/environment/use-viewer-state";
import { DemoSignInList } from "./demo-sign-in-list.tsx";
import { sentByScriptAlone } from "./sent-by-script.ts";
import { EmailField } from "./email-field.tsx";
import { LateSecondFactorForm } from "../code/late-second-factor.ts";
import { SignInCard } from "./sign-in-card.tsx";
import { signInText } from "../state/sign-in-text.ts";
import { useSignIn } from "../state/use-sign-in.ts";

/** E-mail and password. A signed-in account is led on. */
export function SignInScreen(): ReactElement {
  const viewer = useViewerState();
  const { isReady, query, replace } = useRouter();
  const { attempt, challenge, restart, pending, problem } = useSignIn();
  const wanted = query["weiter"];
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shopIds = viewer.status === "signedIn" ? viewer.viewer.restaurants : null;
  const isSignedIn = shopIds !== null;

  useEffect(() => {
    if (isReady && shopIds !== null) void replace(wantedPath(wanted, shopIds));
  }, [isReady, shopIds, wanted, replace]);

  const signIn = (address: string, secret: string): void =>
    void attempt((auth) => auth.signInWithEmail(address, secret));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    const missing = email.trim() === "" ? "email" : password === "" ? "password" : null;
    if (missing !== null) form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    else signIn(email.trim(), password);
  };

  return (
    <div className="grid w-full max-w-[420px] gap-4 has-[#demo]:lg:max-w-[860px] has-[#demo]:lg:grid-cols-2 lg:items-start">
      <ScreenHead route="signIn" />
      <SignInCard title={signInText.title} lead={signInText.lead}>
        {challenge ? (
          <LateSecondFactorForm
            problem={problem}
            onCode={(code) => void attempt(() => challenge.answer(code))}
            pending={pending || isSignedIn}
            onBack={restart}
          />
        ) : (
          <>
            <form ref={form} method={sentByScriptAlone} noValidate onSubmit={submit} className="grid gap-4 p-6">
              <ProblemNotice title={signInText.failed} problem={problem} />
              <EmailField
                value={email}
                onChange={setEmail}
                error={checked && email.trim() === "" ? signInText.emailMissing : undefined}
              />
              <TextField
                label={signInText.password}
                name="password"
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={checked && password === "" ? signInText.passwordMissing : undefined}
              />
              <Button type="submit" wide pending={pending || isSignedIn} pendingLabel={signInText.pending}>
                {signInText.submit}
              </Button>
            </form>
            {/* Nothing here is live yet, so that the browser's own links do. */}
            <p className="flex flex-wrap justify-center gap-x-5 border-t border-line px-6 py-4">
              <a href={requestLinkPath(wanted)} className="link inline-flex min-h-11 items-center">
                {signInText.noPassword}
              </a>
              <a href={registerPath()} className="link inline-flex min-h-11 items-center">
                {signInText.registerNew}
              </a>
            </p>
          </>
        )}
      </SignInCard>
      {!challenge && (
        <DemoSignInList
          pending={pending || isSignedIn}
          onChoose={(account) => signIn(account.email, account.password)}
        />
      )}
    </div>
  );
}
