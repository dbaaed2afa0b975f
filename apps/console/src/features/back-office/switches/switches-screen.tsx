import { setSwitches } from "@lokalkorb/contracts/back-office";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { switchesDocument } from "@lokalkorb/model/documents/data/switches";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { Switch } from "@lokalkorb/ui/switch";
import type { ReactElement } from "react";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { useRequest } from "@/shared/commands/use-request";
import { BackOfficePage } from "../back-office-page.tsx";
import { switchesText as words, switchRefusals } from "./switches-text.ts";

export function SwitchesScreen(): ReactElement {
  return (
    <BackOfficePage route="backOfficeSwitches" lead={words.lead}>
      <Switches />
    </BackOfficePage>
  );
}

const names = ["registrations", "approval", "onlinePayment"] as const;
const asAtFirst = { registrations: true, approval: false };

function Switches(): ReactElement {
  const state = useDocument(switchesDocument, {});
  const { send, pending, problem } = useRequest(setSwitches, switchRefusals);
  const {
    registrations,
    approval,
    onlinePayment = true,
  }: FieldsOf<typeof switchesDocument> = valueOf(state) ?? asAtFirst;
  const now = { registrations, approval, onlinePayment };
  const change = async (name: (typeof names)[number]): Promise<void> => {
    const done = await send({ ...now, [name]: !now[name] });
    if (done !== null) notify({ message: words.saved, tone: "ok", autoDismiss: true });
  };
  if (state.status === "pending") return <SkeletonGroup count={2} label={words.loading} className="h-20" />;
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {names.map((name) => (
          <li key={name} className="px-4 py-3 md:px-5">
            <Switch
              label={<b>{words[name]}</b>}
              checked={now[name]}
              disabled={pending}
              aria-describedby={`${name}-hint`}
              onChange={() => void change(name)}
            />
            <p id={`${name}-hint`} className="text-meta text-ink-2">
              {words[`${name}Hint`]}
            </p>
          </li>
        ))}
      </ul>
      <ProblemNotice title={words.problem} problem={problem} />
    </>
  );
}
