import type { ReactElement } from "react";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { CodeForm } from "@/shared/forms/code/code-form";
import { secondFactorText as words } from "./second-factor-text.ts";

export interface SecondFactorFormProps {
  readonly onCode: (code: string) => void;
  readonly problem: string | null;
  readonly pending: boolean;
  /** The way to the start. */
  readonly onBack: () => void;
}

/** In the place of the form whose answer was right, on the same card. */
export function SecondFactorForm({ onCode, problem, pending, onBack }: SecondFactorFormProps): ReactElement {
  return (
    <div className="grid gap-4 p-6">
      <div className="grid gap-1">
        <h2 className="text-h2">{words.title}</h2>
        <p className="text-pretty text-ink-2">{words.lead}</p>
      </div>
      <CodeForm
        submit={words.submit}
        pendingLabel={words.pending}
        pending={pending}
        onCode={onCode}
        takesFocus
        problem={<ProblemNotice title={words.failed} problem={problem} />}
      >
        <button type="button" className="link inline-flex min-h-11 items-center justify-self-center" onClick={onBack}>
          {words.back}
        </button>
      </CodeForm>
      <p className="text-meta text-pretty text-ink-2">{words.lost}</p>
    </div>
  );
}
