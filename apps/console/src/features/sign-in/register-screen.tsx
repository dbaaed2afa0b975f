import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useRouter } from "next/router";
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from "react";
import { useViewerState } from "@/shared/environment/use-viewer-state";
import { newShopPath, signInPath } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { SignInCard } from "./sign-in-card.tsx";
import { refusalTexts, signInText } from "./sign-in-text.ts";
import { registerText } from "./way-in-text.ts";
import { useSendLink } from "./use-send-link.ts";

/** The way in for a new shop: an address, and a link to it that leads on. */
export function RegisterScreen(): ReactElement {
  const viewer = useViewerState();
  const { replace } = useRouter();
  const { send, pending, problem, sent } = useSendLink(newShopPath());
  const [email, setEmail] = useState("");
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isSignedIn = viewer.status === "signedIn";

  useEffect(() => {
    if (isSignedIn) void replace(newShopPath());
  }, [isSignedIn, replace]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (isMailAddress(email.trim())) void send(email.trim());
    else form.current?.querySelector("input")?.focus();
  };
  const error = email.trim() === "" ? signInText.emailMissing : refusalTexts["email-invalid"];

  return (
    <div className="w-full max-w-[420px]">
      <ScreenHead route="register" />
      <SignInCard title={registerText.title} lead={registerText.lead}>
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4 p-6">
          <p className="text-pretty">{registerText.how}</p>
          {problem && (
            <Notice tone="danger" title={signInText.linkFailed} announce>
              {problem}
            </Notice>
          )}
          {sent && (
            <Notice tone="ok" title={sent.title} announce>
              {sent.next}
            </Notice>
          )}
          <TextField
            label={signInText.email}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={checked && !isMailAddress(email.trim()) ? error : undefined}
          />
          <Button type="submit" wide pending={pending} pendingLabel={signInText.sendingLink}>
            {registerText.submit}
          </Button>
          <PageLink href={signInPath()} className="link justify-self-center">
            {registerText.known}
          </PageLink>
        </form>
      </SignInCard>
    </div>
  );
}
