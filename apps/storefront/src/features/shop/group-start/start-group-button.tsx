import { Button } from "@lokalkorb/ui/button";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { useLate } from "@lokalkorb/ui/use-late";
import { useState, type ReactElement } from "react";
import { groupHereKey } from "@/entities/group/group-here-key";
import { readStored } from "@/shared/environment/browser-storage";
import { groupPart } from "./group-part.ts";
import type { StartFormProps } from "./start-form.tsx";

/** In the basket: others choose with one, or its goods go to the group that is there. All else comes with the press. */
export function StartGroupButton({ shop }: Pick<StartFormProps, "shop">): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const part = useLate(groupPart, isOpen);
  if (!isOpen)
    return (
      <Button look="outline" wide onClick={() => setOpen(true)}>
        {readStored("localStorage", groupHereKey(shop.menu.shop.slug)) === null
          ? "Gemeinsam bestellen"
          : "In den Gruppenkorb"}
      </Button>
    );
  return part.status === "here" ? (
    <part.module.StartForm shop={shop} onClose={() => setOpen(false)} />
  ) : (
    <LateNotice part={groupPart} />
  );
}
