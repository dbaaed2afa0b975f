import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { SpinnerIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { ConfirmDialog } from "@/shared/forms/ui/confirm-dialog";
import { accountText } from "./account-text.ts";
import { EnrolmentSteps } from "./enrolment-steps.tsx";
import { secondFactorText as words } from "./second-factor-text.ts";
import { useSecondFactor, type Problem } from "./use-second-factor.ts";

/** Sets up the authenticator app that the sign-in asks for, and takes it away. */
export function SecondFactorSection(): ReactElement {
  const { factors, enrolment, pending, problem, notice, ...acts } = useSecondFactor();
  const [removed, setRemoved] = useState<string | null>(null);
  const told = problem && <ProblemNotice problem={problem} retry={factors === null ? acts.read : null} />;
  return (
    <section className="grid gap-4 rounded-xl border border-line bg-surface p-6">
      <div className="grid gap-1">
        <h2 className="text-h2">{words.title}</h2>
        <p className="text-pretty text-ink-2">{factors?.length ? words.activeLead : words.lead}</p>
      </div>
      {notice && (
        <Notice tone="ok" announce>
          {notice}
        </Notice>
      )}
      {!enrolment && told}
      {factors === null && pending && (
        <SpinnerIcon size={24} className="spinner text-theme-ink" label={accountText.loading} />
      )}
      {factors?.map(({ id, enrolledAt }) => (
        <div key={id} className="flex flex-wrap items-center justify-between gap-3">
          <p>{words.active(formatDate(instantToLocal(enrolledAt, "Europe/Berlin").date))}</p>
          <Button look="outline" pending={pending} pendingLabel={words.removing} onClick={() => setRemoved(id)}>
            {words.remove}
          </Button>
        </div>
      ))}
      {factors?.length === 0 &&
        (enrolment ? (
          <EnrolmentSteps
            enrolment={enrolment}
            pending={pending}
            problem={told}
            onCode={acts.finish}
            onCancel={acts.cancel}
          />
        ) : (
          <Button look="outline" pending={pending} pendingLabel={words.settingUp} onClick={acts.begin}>
            {words.setUp}
          </Button>
        ))}
      <p className="text-meta text-pretty text-ink-2">{words.lost}</p>
      {removed !== null && (
        <ConfirmDialog
          title={words.removeTitle}
          width={420}
          no={words.keep}
          yes={words.remove}
          danger
          onClose={() => setRemoved(null)}
          onConfirm={() => {
            setRemoved(null);
            acts.remove(removed);
          }}
        >
          <p>{words.removeLead}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface ProblemNoticeProps {
  readonly problem: Problem;
  readonly retry: (() => void) | null;
}

function ProblemNotice({ problem, retry }: ProblemNoticeProps): ReactElement {
  const client = useModelClient();
  const action = problem.signInAgain ? (
    <Button look="outline" onClick={() => void client?.auth.signOut()}>
      {accountText.signInAgain}
    </Button>
  ) : (
    retry && (
      <Button look="outline" onClick={retry}>
        {words.retry}
      </Button>
    )
  );
  return (
    <Notice tone="danger" title={words.failed} announce action={action}>
      {problem.text}
    </Notice>
  );
}
