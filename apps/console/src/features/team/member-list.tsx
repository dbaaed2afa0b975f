import { inviteMember, removeMember } from "@lokalkorb/contracts/team";
import { roles } from "@lokalkorb/domain/access/role";
import type { Member } from "@lokalkorb/domain/access/team";
import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import { Button } from "@lokalkorb/ui/button";
import { MailIcon } from "@lokalkorb/ui/icons";
import { notify } from "@lokalkorb/ui/notify";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { FormSection } from "@/shared/forms/ui/form-section";
import { MemberRow } from "./member-row.tsx";
import { useLastSignIns } from "./use-last-sign-ins.ts";
import { teamText as words } from "./team-text.ts";

const byRole = (a: Member, b: Member): number =>
  roles.indexOf(a.role) - roles.indexOf(b.role) || a.name.localeCompare(b.name, "de");

export function MemberList({ members }: { readonly members: readonly Member[] }): ReactElement {
  const people = members.filter(({ status }) => status === "active").toSorted(byRole);
  const signIns = useLastSignIns(people.map(({ uid }) => uid ?? "").join(" "));
  const invitations = members.filter(({ status }) => status === "invited");
  return (
    <FormSection
      rows
      title={words.title}
      action={<span className="text-meta text-ink-2">{words.count(people.length, invitations.length)}</span>}
    >
      <ul className="divide-y divide-line">
        {people.map((member) => (
          <MemberRow key={member.email} member={member} signIns={signIns} />
        ))}
        {invitations.map((member) => (
          <InvitationRow key={member.email} member={member} />
        ))}
      </ul>
    </FormSection>
  );
}

function InvitationRow({ member: { email, name, role } }: { readonly member: Member }): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const again = async (): Promise<void> => {
    // An invitation makes no owner.
    if (role === "owner") return;
    const answer = await run(inviteMember, { restaurantId, email, name, role }, words.open);
    if (answer.ok) notify({ message: words.invite.sent(email), tone: "ok", autoDismiss: true });
  };
  const withdraw = async (): Promise<void> => {
    const answer = await run(removeMember, { restaurantId, email }, words.open);
    if (answer.ok) notify({ message: words.removed(name), tone: "ok", autoDismiss: true });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-4 py-3 md:px-5" data-invited={email}>
      <span className="grid size-10 flex-none place-items-center rounded-full border-2 border-dashed border-line-strong">
        <MailIcon size={16} />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <b className="block">{words.open}</b>
        <span className="block text-meta wrap-anywhere text-ink-2">{words.openAs(email, roleLabels[role])}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button look="outline" onClick={() => void again()}>
          {words.again}
        </Button>
        <Button look="outline" onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      </span>
    </li>
  );
}
