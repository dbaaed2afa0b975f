import type { Enrolment } from "@lokalkorb/model/client/auth/second-factor";
import { Button } from "@lokalkorb/ui/button";
import { CopyIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement, type ReactNode } from "react";
import { CodeForm } from "@/shared/forms/code/code-form";
import { LateQrCode } from "@lokalkorb/ui/late-qr-code";
import { secondFactorText as words } from "./second-factor-text.ts";

export interface EnrolmentStepsProps {
  readonly enrolment: Enrolment;
  readonly pending: boolean;
  /** Why the last code did not do. */
  readonly problem: ReactNode;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

/** The key for the app, as a picture and in letters, and the first code of the app as an answer. */
export function EnrolmentSteps({ enrolment, pending, problem, onCode, onCancel }: EnrolmentStepsProps): ReactElement {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(enrolment.key);
    setCopied(true);
  };
  return (
    <div className="grid gap-4">
      <p className="text-pretty">{words.scan}</p>
      <div className="size-[200px] justify-self-center rounded-lg bg-sunken">
        <LateQrCode text={enrolment.address} label={words.picture} />
      </div>
      <div className="grid gap-2">
        <p className="field-label">{words.key}</p>
        <p data-key className="rounded-lg bg-sunken p-3 text-center tracking-wide select-all">
          {enrolment.key.match(/.{1,4}/g)?.join(" ")}
        </p>
        <Button look="outline" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </Button>
      </div>
      <CodeForm
        submit={words.finish}
        pendingLabel={words.finishing}
        pending={pending}
        problem={problem}
        onCode={onCode}
      >
        <Button look="outline" wide onClick={onCancel}>
          {words.cancel}
        </Button>
      </CodeForm>
    </div>
  );
}
