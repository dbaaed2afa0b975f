import type { OutputOf } from "@lokalkorb/contracts/contract";
import { publishedVersions } from "@lokalkorb/contracts/offerings";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useCallback, useEffect, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useShopRequest } from "@/shared/commands/use-command";
import { useMinute } from "@/shared/device/use-now";
import { ChangeList } from "../changes/change-list.tsx";
import { useRestore } from "./use-restore.ts";
import { versionText as words } from "./version-text.ts";

type Version = OutputOf<typeof publishedVersions>["versions"][number];

export interface VersionListProps {
  readonly storefrontId: string;
  readonly onDone: () => void;
}

/** The last versions, each with who published it, when, and what it changed; one of them comes back into the draft. */
export function VersionList({ storefrontId, onDone }: VersionListProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const { offeringId } = shop;
  const ask = useShopRequest();
  const [versions, setVersions] = useState<readonly Version[] | "failed" | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const load = useCallback(
    () => ask(publishedVersions, { restaurantId, offeringId, storefrontId }, words.subject),
    [ask, restaurantId, offeringId, storefrontId],
  );
  useEffect(() => {
    let isOpen = true;
    void load().then((answer) => isOpen && setVersions(answer.ok ? answer.value.versions : "failed"));
    return () => {
      isOpen = false;
    };
  }, [load]);
  if (versions === null)
    return <SkeletonGroup count={3} className="h-14" groupClassName="grid! gap-2" label={words.loading} />;
  if (versions === "failed")
    return (
      <ErrorState
        title={words.failed}
        onRetry={() => void load().then((answer) => setVersions(answer.ok ? answer.value.versions : "failed"))}
      >
        {words.failedNext}
      </ErrorState>
    );
  if (versions.length === 0) return <p className="text-name">{words.none}</p>;
  return (
    <ul className="grid gap-2">
      {versions.map((version, index) => (
        <VersionRow
          key={version.version}
          storefrontId={storefrontId}
          version={version}
          isCurrent={index === 0}
          isOpen={opened === version.version}
          onOpen={(isOpen) => setOpened(isOpen ? version.version : null)}
          onDone={onDone}
        />
      ))}
    </ul>
  );
}

interface VersionRowProps extends VersionListProps {
  readonly version: Version;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

function VersionRow({ storefrontId, version, isCurrent, isOpen, onOpen, onDone }: VersionRowProps): ReactElement {
  const { timezone } = useShop().shop;
  const now = useMinute();
  const { pending, restore } = useRestore(storefrontId);
  const { version: number, at, by, changes, more } = version;
  const takeBack = async (): Promise<void> => {
    const changed = await restore(number);
    if (changed === null) return;
    const detail = changed > 0 ? { detail: words.restoredNext } : {};
    notify({ message: words.restored(number, changed), ...detail, tone: "ok", autoDismiss: true });
    onDone();
  };
  return (
    <li data-version={number} className="grid gap-3 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-name leading-5">
          <b>{words.version(number)}</b> {isCurrent && <Badge tone="ok">{words.current}</Badge>}
          <span className="block text-meta text-ink-2">
            {[
              formatMoment(at, { timezone, now }),
              ...(by ? [words.by(by)] : []),
              ...(number === 1 ? [] : [words.counted(changes.length + more)]),
            ].join(" · ")}
          </span>
        </p>
        <Button
          size="small"
          look="outline"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? words.close : words.look}: ${words.version(number)}`}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? words.close : words.look}
        </Button>
      </div>
      {isOpen && (
        <>
          {number === 1 ? <p className="text-name">{words.first}</p> : <ChangeList changes={changes} more={more} />}
          {!isCurrent && (
            <>
              <p className="text-meta text-pretty text-ink-2">{words.restoreText}</p>
              <Button wide pending={pending} pendingLabel={words.restoring} onClick={() => void takeBack()}>
                {words.restore}
              </Button>
            </>
          )}
        </>
      )}
    </li>
  );
}
