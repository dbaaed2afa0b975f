import type { DialogRequest, Feedback } from "@lokalkorb/error-reporting/error-handler";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRef, useState, type FormEvent, type ReactElement } from "react";
import { openOverlay } from "../overlay.tsx";
import { errorDialogText as text } from "./error-dialog-text.ts";

/** The form that had the focus is gone; without this it would be nowhere. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Asks a person what happened. Everything but the words themselves is voluntary, and so are the words. */
export function openErrorDialog({ onClose, ...request }: DialogRequest, supportEmail: string): void {
  openOverlay((close) => (
    <ErrorDialog
      {...request}
      supportEmail={supportEmail}
      onClose={() => {
        onClose();
        close();
      }}
    />
  ));
}

export interface ErrorDialogProps extends DialogRequest {
  readonly supportEmail: string;
}

export function ErrorDialog({ send, unasked, supportEmail, onClose }: ErrorDialogProps): ReactElement {
  const [sent, setSent] = useState(false);
  const title = unasked ? text.unaskedTitle : text.title;
  return (
    <Dialog title={sent ? text.thanks : title} lightDismiss={false} onClose={onClose}>
      {sent && (
        <div className="grid gap-4">
          <output>{text.thanksDetail}</output>
          <Button ref={takeFocus} onClick={onClose}>
            {text.close}
          </Button>
        </div>
      )}
      {!sent && send !== null && (
        <ReportForm send={send} intro={unasked ? text.unaskedIntro : text.intro} onSent={() => setSent(true)} />
      )}
      {!sent && send === null && <WithoutService supportEmail={supportEmail} />}
    </Dialog>
  );
}

interface ReportFormProps {
  readonly intro: string;
  readonly send: (feedback: Feedback) => Promise<boolean>;
  readonly onSent: () => void;
}

type Progress = "writing" | "sending" | "failed";

function ReportForm({ send, intro, onSent }: ReportFormProps): ReactElement {
  const [feedback, setFeedback] = useState<Feedback>({ message: "", name: "", email: "" });
  const [progress, setProgress] = useState<Progress>("writing");
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const mistakes = mistakesIn(feedback);
  const change = (part: Partial<Feedback>): void => setFeedback((before) => ({ ...before, ...part }));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const [firstWrong] = Object.keys(mistakes);
    if (firstWrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus();
      return;
    }
    setProgress("sending");
    if (await send(feedback)) onSent();
    else setProgress("failed");
  };
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-2">{intro}</p>
      <TextArea
        required
        name="message"
        label={text.whatHappened}
        value={feedback.message}
        error={tried ? mistakes.message : undefined}
        onChange={(event) => change({ message: event.target.value })}
      />
      <TextField
        name="name"
        autoComplete="name"
        label={text.name}
        note={text.optional}
        value={feedback.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={text.email}
        note={text.optional}
        hint={text.emailHint}
        value={feedback.email}
        error={tried ? mistakes.email : undefined}
        onChange={(event) => change({ email: event.target.value })}
      />
      <p className="text-meta text-ink-2">{text.recipient}</p>
      <p role="alert" className="text-danger-ink empty:hidden">
        {progress === "failed" && text.failed}
      </p>
      <Button type="submit" pending={progress === "sending"} pendingLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  );
}

function mistakesIn({ message, email }: Feedback): { message?: string; email?: string } {
  return {
    ...(message.trim() === "" && { message: text.missing }),
    ...(email !== "" && !/^\S+@\S+\.\S+$/.test(email) && { email: text.badEmail }),
  };
}

function WithoutService({ supportEmail }: { readonly supportEmail: string }): ReactElement {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{text.noService}</p>
      {supportEmail !== "" && (
        <a className="link" href={`mailto:${supportEmail}?subject=${encodeURIComponent(text.mailSubject)}`}>
          {text.writeMail}
        </a>
      )}
      <Button onClick={() => window.location.reload()}>{text.reload}</Button>
    </div>
  );
}
