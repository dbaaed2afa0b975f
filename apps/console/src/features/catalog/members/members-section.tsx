import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { MembersDialog } from "./members-dialog.tsx";
import { membersText as words } from "./members-text.ts";
import { useMembers } from "./use-members.ts";

export interface MembersSectionProps {
  /** Names of the storefronts that are for members. */
  readonly storefronts: readonly string[];
}

/** Who may order from the storefronts for members. */
export function MembersSection({ storefronts }: MembersSectionProps): ReactElement | null {
  const members = useMembers();
  const [isOpen, setOpen] = useState(false);
  if (members.addresses === null) return null;
  return (
    <section aria-labelledby="mitglieder" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 id="mitglieder" className="text-h3">
          {words.title}
        </h2>
        <p className="max-w-[60ch] text-ink-2">{words.lead(storefronts)}</p>
        <p className="font-bold">{words.count(members.addresses.length)}</p>
      </div>
      <Button look="outline" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <MembersDialog members={members} onClose={() => setOpen(false)} />}
    </section>
  );
}
