import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { PasskeyName } from "./passkey-name.tsx";
import { passkeyText as words } from "./passkey-text.ts";
import type { ListedPasskey } from "./use-passkeys.ts";

export interface PasskeyRowProps {
  readonly passkey: ListedPasskey;
  readonly isOpen: boolean;
  readonly pending: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

const dayOf = (at: Instant): string => formatDate(instantToLocal(at, "Europe/Berlin").date);

export function PasskeyRow({ passkey, isOpen, pending, onOpen, onRename, onRemove }: PasskeyRowProps): ReactElement {
  const [step, setStep] = useState<"rename" | "remove">("rename");
  const { name, createdAt, lastUsedAt, copiedAt } = passkey;
  const begin = (next: typeof step) => (): void => {
    setStep(next);
    onOpen(true);
  };
  return (
    <>
      <div>
        <h3 className="text-name wrap-anywhere">{name}</h3>
        <p className="text-meta text-ink-2">
          {words.created(dayOf(createdAt))}
          {lastUsedAt !== undefined && ` · ${words.used(dayOf(lastUsedAt))}`}
        </p>
      </div>
      {copiedAt !== undefined && <Notice tone="danger" title={words.copied(dayOf(copiedAt))} />}
      {isOpen && step === "rename" ? (
        <PasskeyName
          name={name}
          press={words.save}
          pressing={words.save}
          pending={pending}
          onName={onRename}
          onCancel={() => onOpen(false)}
        />
      ) : isOpen ? (
        <>
          <p className="text-pretty">{words.removeAsk(name)}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="danger" pending={pending} pendingLabel={words.removing} onClick={onRemove}>
              {words.removeYes}
            </Button>
            <Button look="outline" onClick={() => onOpen(false)}>
              {words.cancel}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" look="outline" aria-label={words.renameLabel(name)} onClick={begin("rename")}>
            {words.rename}
          </Button>
          <Button size="small" look="quiet" aria-label={words.removeLabel(name)} onClick={begin("remove")}>
            {words.remove}
          </Button>
        </div>
      )}
    </>
  );
}
