import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { CodeForm } from "@/shared/forms/ui/code-form";
import { signInText } from "../state/sign-in-text.ts";
import type { SignIn } from "../state/use-sign-in.ts";
import { codeText } from "./way-in-text.ts";

export interface SecondFactorFormProps {
  readonly signIn: Pick<SignIn, "attempt" | "challenge" | "problem">;
  readonly pending: boolean;
  /** The way to the start. */
  readonly onBack: () => void;
}

/** In the place of the form whose answer was right, on the same card. */
export function SecondFactorForm({ signIn, pending, onBack }: SecondFactorFormProps): ReactElement {
  const { attempt, challenge, problem } = signIn;
  return (
    <div className="grid gap-4 p-6">
      <div className="grid gap-1">
        <h2 className="text-h2">{codeText.title}</h2>
        <p className="text-pretty text-ink-2">{codeText.lead}</p>
      </div>
      <CodeForm
        submit={signInText.submit}
        pendingLabel={signInText.pending}
        pending={pending}
        onCode={(code) => challenge && void attempt(() => challenge.answer(code))}
        problem={
          problem && (
            <Notice tone="danger" title={signInText.failed} announce>
              {problem}
            </Notice>
          )
        }
      >
        <button type="button" className="link justify-self-center" onClick={onBack}>
          {codeText.back}
        </button>
      </CodeForm>
      <p className="text-meta text-pretty text-ink-2">{codeText.lost}</p>
    </div>
  );
}
