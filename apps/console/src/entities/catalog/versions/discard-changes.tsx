import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { useState, type ReactElement } from "react";
import { useRestore } from "./use-restore.ts";
import { versionText as words } from "./version-text.ts";

export interface DiscardChangesProps {
  readonly storefrontId: string;
  /** The one that is out. */
  readonly version: number;
  readonly onDone: () => void;
}

/** Brings the draft back to what is published, asked once. */
export function DiscardChanges({ storefrontId, version, onDone }: DiscardChangesProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const { pending, restore } = useRestore(storefrontId);
  const discard = async (): Promise<void> => {
    if ((await restore(version)) === null) return;
    notify({ message: words.discarded, tone: "ok", autoDismiss: true });
    onDone();
  };
  if (!isAsked)
    return (
      <Button look="quiet" onClick={() => setAsked(true)}>
        {words.discard}
      </Button>
    );
  return (
    <Notice
      tone="warning"
      title={`${words.discard}?`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" look="outline" onClick={() => setAsked(false)}>
            {words.cancel}
          </Button>
          <Button
            size="small"
            look="danger"
            pending={pending}
            pendingLabel={words.restoring}
            onClick={() => void discard()}
          >
            {words.discard}
          </Button>
        </span>
      }
    >
      {words.discardText}
    </Notice>
  );
}
