import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { Button } from "@lokalkorb/ui/button";
import { MailIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRouter } from "next/router";
import { useEffect, useState, type ReactElement, type SubmitEvent } from "react";
import { useAccount } from "@/entities/account/use-account";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { CodeForm } from "./code-form.tsx";
import { EmailField } from "./email-field.tsx";
import { Problem, SignInCard } from "./sign-in-card.tsx";
import { signInText as words } from "./sign-in-text.ts";
import { useSendLink } from "./use-send-link.ts";
import { useSignIn } from "./use-sign-in.ts";
import { wantedPage } from "./wanted-page.ts";

/** By a link first, which makes the account of a new address, too; a password is the other way. */
export function SignInScreen(): ReactElement {
  const { query, replace, isReady } = useRouter();
  const wanted = wantedPage(query["weiter"]);
  /** Asked for again before something that cannot be taken back: then a sign-in of before is not enough. */
  const isAgain = query["nochmal"] === "1";
  const link = useSendLink(wanted);
  const signIn = useSignIn();
  const { status } = useAccount();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [byPassword, setByPassword] = useState(false);
  const [checked, setChecked] = useState(false);
  const { pending: signingIn } = signIn;
  useEffect(() => {
    // While a sign-in is on its way, orders of a guest may still come along.
    if (isReady && !isAgain && !signingIn && status === "signedIn") void replace(wanted);
  }, [isReady, isAgain, signingIn, status, wanted, replace]);

  const address = email.trim();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (!isMailAddress(address) || (byPassword && password === "")) return;
    if (!byPassword) return void link.send(address);
    void signIn
      .attempt((calls) => calls.signInByPassword(address, password))
      .then((isIn) => (isIn ? replace(wanted) : undefined));
  };
  return (
    <SignInCard route="signIn" title={words.title} lead={words.lead}>
      {signIn.challenge ? (
        <CodeForm
          challenge={signIn.challenge}
          pending={signingIn}
          problem={signIn.problem}
          onAnswer={(answer) => void signIn.attempt(answer).then((isIn) => (isIn ? replace(wanted) : undefined))}
        />
      ) : (
        <form className="grid gap-4" method="dialog" noValidate onSubmit={submit}>
          {link.sentTo !== null && (
            <Notice tone="ok" title={words.sentTitle(link.sentTo)} announce>
              {words.sentText}
            </Notice>
          )}
          <Problem title={words.sendFailed} text={link.problem} />
          <Problem title={words.failed} text={signIn.problem} />
          <EmailField value={email} wrong={checked && !isMailAddress(address)} onChange={setEmail} />
          {byPassword && (
            <TextField
              label={words.password}
              name="password"
              type="password"
              autoComplete="current-password"
              value={password}
              error={checked && password === "" ? words.passwordMissing : undefined}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
          <Button
            type="submit"
            wide
            size="large"
            pending={link.pending || signingIn}
            pendingLabel={byPassword ? words.signingIn : words.sending}
            icon={byPassword ? undefined : <MailIcon />}
          >
            {byPassword ? words.signIn : words.send}
          </Button>
          <Button
            look="outline"
            wide
            onClick={() => {
              setChecked(false);
              setByPassword(!byPassword);
            }}
          >
            {byPassword ? words.withLink : words.withPassword}
          </Button>
          <PasskeySignIn signIn={signIn} onIn={() => void replace(wanted)} />
        </form>
      )}
      <p className="text-meta text-pretty text-ink-2">
        {words.newHere} {words.without}
      </p>
    </SignInCard>
  );
}
