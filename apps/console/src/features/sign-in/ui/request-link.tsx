import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useRef, useState, type FormEvent, type ReactElement } from "react";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { ScreenHead } from "@/shared/routes/screen-head";
import { sentByScriptAlone } from "./sent-by-script.ts";
import { EmailField } from "./email-field.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { refusalTexts, signInText } from "../state/sign-in-text.ts";
import { useSendLink } from "../state/use-send-link.ts";
import { requestText, type registerText } from "./way-in-text.ts";

export interface RequestLinkProps {
  readonly route: "register" | "requestLink";
  readonly texts: Readonly<Record<keyof typeof registerText, string>>;
  /** The console's page after the sign-in. */
  readonly wanted: string;
  /** Where those go who need no link. */
  readonly knownHref: string;
}

/** An address, and a link to it that leads on. */
export function RequestLink({ route, texts, wanted, knownHref }: RequestLinkProps): ReactElement {
  const { send, pending, problem, sent } = useSendLink(wanted);
  const [email, setEmail] = useState("");
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (isMailAddress(email.trim())) void send(email.trim());
    else form.current?.querySelector("input")?.focus();
  };
  const error = email.trim() === "" ? signInText.emailMissing : refusalTexts["email-invalid"];

  return (
    <div className="w-full max-w-[420px]">
      <ScreenHead route={route} />
      <SignInCard title={texts.title} lead={texts.lead}>
        <form ref={form} method={sentByScriptAlone} noValidate onSubmit={submit} className="grid gap-4 p-6">
          <p className="text-pretty">{texts.how}</p>
          <ProblemNotice title={requestText.failed} problem={problem} />
          {sent && (
            <Notice tone="ok" title={sent.title} announce>
              {sent.next}
            </Notice>
          )}
          <EmailField
            value={email}
            onChange={setEmail}
            error={checked && !isMailAddress(email.trim()) ? error : undefined}
          />
          <Button type="submit" wide pending={pending} pendingLabel={requestText.pending}>
            {texts.submit}
          </Button>
          <PageLink href={knownHref} className="link inline-flex min-h-11 items-center justify-self-center">
            {texts.known}
          </PageLink>
        </form>
      </SignInCard>
    </div>
  );
}
