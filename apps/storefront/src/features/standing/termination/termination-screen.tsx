import { formatClock, formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { saveFile } from "@lokalkorb/shell/save-file";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useRouter } from "next/router";
import type { ReactElement } from "react";
import { PlainHeader } from "@/layouts/top-bar";
import { homePath } from "@/shared/routes/paths";
import { standingOrdersPath, terminationPath } from "@/shared/routes/standing-paths";
import { TerminationFields } from "./termination-fields.tsx";
import { terminationText as words } from "./termination-text.ts";
import { type Termination, useTermination } from "./use-termination.ts";

/** WDR-05: to end a contract that comes again by itself, for everybody and without sign-in. */
export function TerminationScreen(): ReactElement {
  const named = useRouter().query["vertrag"];
  const termination = useTermination(typeof named === "string" ? named : null);
  const { isConfirming, arrived } = termination;
  const title = isConfirming && arrived === null ? words.confirmTitle : words.title;
  return (
    <>
      <PageHead title={title} path={terminationPath()} />
      <PlainHeader backTo={{ href: homePath(), label: words.back }} />
      <main id="inhalt" className="wrap pt-6 pb-12 lg:pt-10">
        <div className="grid max-w-[44rem] gap-4">
          <h1 className="text-h1 hyphens-auto">{title}</h1>
          {arrived !== null ? (
            <Arrived termination={termination} />
          ) : isConfirming ? (
            <Confirm termination={termination} />
          ) : (
            <>
              <p className="text-pretty text-ink-2">{words.lead}</p>
              <TerminationFields termination={termination} />
              <p className="text-meta text-ink-2">
                {words.own}{" "}
                <PageLink href={standingOrdersPath()} className="link">
                  {words.ownLink}
                </PageLink>
              </p>
            </>
          )}
        </div>
      </main>
    </>
  );
}

/** The notice in rows, for the page and for the file. */
function rowsOf({ form }: Pick<Termination, "form">): readonly (readonly [string, string])[] {
  const { kind, reason, name, email, shop, contract, isLater, on } = form;
  return [
    [words.kind, words.kinds[kind][0]],
    ...(kind === "extraordinary" ? [[words.reason, reason] as const] : []),
    [words.name, name],
    [words.email, email],
    [words.shop, shop],
    ...(contract === "" ? [] : [[words.contract, contract] as const]),
    [words.when, isLater ? formatDate(on) : words.soonest],
  ];
}

function Confirm({ termination }: { readonly termination: Termination }): ReactElement {
  const { pending, problem, send, back } = termination;
  return (
    <section className="order-card">
      <dl className="grid gap-2">
        {rowsOf(termination).map(([label, value]) => (
          <div key={label}>
            <dt className="text-meta text-ink-2">{label}</dt>
            <dd className="font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {problem !== null && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      <Button size="large" wide pending={pending} pendingLabel={words.sending} onClick={() => void send()}>
        {words.confirm}
      </Button>
      <Button look="outline" wide onClick={back}>
        {words.change}
      </Button>
    </section>
  );
}

function Arrived({ termination }: { readonly termination: Termination }): ReactElement | null {
  const { arrived, form } = termination;
  if (arrived === null) return null;
  const { receivedAt, timezone } = arrived;
  const moment = `${formatDate(instantToLocal(receivedAt, timezone).date)}, ${formatClock(receivedAt, timezone)}`;
  const save = (): void => {
    const lines = [...rowsOf(termination), [words.received, moment] as const].map(
      ([label, value]) => `${label}: ${value}`,
    );
    saveFile(new Blob([`${lines.join("\r\n")}\r\n`], { type: "text/plain;charset=utf-8" }), words.fileName);
  };
  return (
    <Notice
      tone="ok"
      title={words.doneTitle}
      announce
      action={
        <Button size="small" look="outline" onClick={save}>
          {words.save}
        </Button>
      }
    >
      {words.done(moment, form.email)}
    </Notice>
  );
}
