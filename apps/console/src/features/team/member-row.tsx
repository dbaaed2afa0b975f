import { changeMemberRole, removeMember } from "@lokalkorb/contracts/team";
import { roles, type Role } from "@lokalkorb/domain/access/role";
import type { Member } from "@lokalkorb/domain/access/team";
import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { TrashIcon, UserIcon } from "@lokalkorb/ui/icons";
import { notify } from "@lokalkorb/ui/notify";
import { Select } from "@lokalkorb/ui/select";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { useMinute } from "@/shared/device/use-now";
import { ConfirmDialog } from "@/shared/forms/ui/confirm-dialog";
import { signedInText } from "./signed-in-text.ts";
import { teamText as words } from "./team-text.ts";
import type { SignIns } from "./use-last-sign-ins.ts";

type Question = "remove" | "make-owner";

export interface MemberRowProps {
  readonly member: Member;
  readonly signIns: SignIns | null;
}

/** One person with the role and what it allows; two steps that cannot be taken back ask first. */
export function MemberRow({ member, signIns }: MemberRowProps): ReactElement {
  const { restaurantId, shop, viewer } = useShop();
  const now = useMinute();
  const { uid, email, name, role } = member;
  const run = useCommand();
  const [question, setQuestion] = useState<Question | null>(null);
  const tell = (result: string, message: string): void =>
    result === "last-owner"
      ? notify({ message: name, detail: words.lastOwner, tone: "warning" })
      : notify({ message, tone: "ok", autoDismiss: true });
  const give = async (wanted: Role): Promise<void> => {
    setQuestion(null);
    if (uid === undefined) return;
    const answer = await run(changeMemberRole, { restaurantId, uid, role: wanted }, name);
    if (answer.ok) tell(answer.value.result, words.changed(name, roleLabels[wanted]));
  };
  const remove = async (): Promise<void> => {
    setQuestion(null);
    const answer = await run(removeMember, { restaurantId, email }, name);
    if (answer.ok) tell(answer.value.result, words.removed(name));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5" data-member={email}>
      <span className="grid size-10 flex-none place-items-center rounded-full bg-sunken">
        <UserIcon size={16} />
      </span>
      <span className="min-w-0 flex-1 basis-48">
        <b className="block wrap-anywhere">
          {name}
          {uid === viewer.uid && <span className="font-normal text-ink-2"> ({words.you})</span>}
        </b>
        <span className="block text-meta wrap-anywhere text-ink-2">{email}</span>
        <span className="block text-meta text-pretty text-ink-2">{words.duties[role]}</span>
        {/* The line keeps its height while the answer is on its way. */}
        <span className="block min-h-4 text-meta text-ink-2">
          {signIns !== null && uid !== undefined && signedInText(signIns.get(uid) ?? null, now, shop.timezone)}
        </span>
      </span>
      <span className="flex items-center gap-2 max-sm:w-full">
        <Select
          className="min-w-40 flex-1"
          label={<span className="sr-only">{words.roleOf(name)}</span>}
          value={role}
          onChange={(event) => {
            const wanted = roles.find((each) => each === event.target.value);
            if (wanted === "owner") setQuestion("make-owner");
            else if (wanted !== undefined) void give(wanted);
          }}
        >
          {roles.map((each) => (
            <option key={each} value={each}>
              {roleLabels[each]}
            </option>
          ))}
        </Select>
        <IconButton label={words.remove(name)} onClick={() => setQuestion("remove")}>
          <TrashIcon size={16} />
        </IconButton>
      </span>
      {question === "remove" && (
        <ConfirmDialog
          title={words.removeTitle(name)}
          yes={words.removeYes}
          no={words.removeNo}
          onConfirm={() => void remove()}
          onClose={() => setQuestion(null)}
        >
          <p className="text-pretty">{words.removeText}</p>
        </ConfirmDialog>
      )}
      {question === "make-owner" && (
        <ConfirmDialog
          title={words.makeOwnerTitle(name)}
          yes={words.makeOwnerYes}
          no={words.makeOwnerNo}
          onConfirm={() => void give("owner")}
          onClose={() => setQuestion(null)}
        >
          <p className="text-pretty">{words.makeOwnerText}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
