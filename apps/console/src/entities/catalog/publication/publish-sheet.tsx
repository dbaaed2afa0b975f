import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { isFirstStorefront } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Dialog } from "@lokalkorb/ui/dialog";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import type { ListedGap } from "./gap-link.ts";
import { ChangeList } from "../changes/change-list.tsx";
import { GapList } from "./gap-list.tsx";
import { PlanForm } from "./plan-form.tsx";
import { publicationText as words } from "./publication-text.ts";
import { DiscardChanges } from "../versions/discard-changes.tsx";
import { VersionList } from "../versions/version-list.tsx";
import { versionText } from "../versions/version-text.ts";
import { useOtherStorefronts } from "./use-other-storefronts.ts";
import { usePreview } from "./use-preview.ts";

export interface PublishSheetProps {
  readonly storefrontId: string;
  /** When the draft is published by itself. */
  readonly planned: number | undefined;
  readonly onClose: () => void;
}

/** Lists all that goes live, or what keeps it back, and asks once. */
export function PublishSheet({ storefrontId, planned, onClose }: PublishSheetProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const { offeringId } = shop;
  const { value, again } = usePreview(storefrontId);
  const run = useCommand();
  const [pending, setPending] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const [refused, setRefused] = useState<readonly ListedGap[]>([]);

  const [hasVersions, setVersions] = useState(false);
  const { name, others } = useOtherStorefronts(storefrontId);
  const [withOthers, setWithOthers] = useState(true);

  const publish = async (): Promise<void> => {
    setPending(true);
    const answer = await run(publishStorefront, { restaurantId, offeringId, storefrontId }, words.title);
    const isOut = answer.ok && answer.value.missing.length === 0;
    if (isOut && withOthers)
      for (const other of others) {
        const own = await run(publishStorefront, { restaurantId, offeringId, storefrontId: other.id }, other.name);
        if (own.ok && own.value.missing.length > 0)
          notify({ message: words.otherMissing(other.name), tone: "warning" });
      }
    setPending(false);
    if (!answer.ok) return;
    const { missing, gaps = missing.map((type) => ({ type, place: "" })), version } = answer.value;
    setRefused(gaps);
    if (gaps.length > 0) return;
    notify({ message: words.done(version), tone: "ok", autoDismiss: true });
    onClose();
  };

  const isRead = value !== null && value !== "failed";
  const gaps = refused.length > 0 || !isRead ? refused : value.gaps;
  const isFirst = isRead && value.version === 0;
  const hasChanges = isRead && gaps.length === 0 && value.changes.length > 0;
  // A price list changes none of the first storefront.
  const waiting = isRead && gaps.length === 0 && !hasChanges ? others.filter(({ draftDirty }) => draftDirty) : [];
  return (
    <Dialog
      onClose={onClose}
      title={gaps.length > 0 ? words.missingTitle : isFirst ? words.firstTitle : words.title}
      width={600}
      footer={
        hasChanges || waiting.length > 0 ? (
          <div className="flex justify-end gap-2">
            <Button look="outline" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button data-key="save" pending={pending} pendingLabel={words.pending} onClick={() => void publish()}>
              {words.publish}
            </Button>
          </div>
        ) : (
          <Button wide look="outline" onClick={onClose}>
            {isRead ? words.close : words.cancel}
          </Button>
        )
      }
    >
      {name !== null && <p className="mb-3 text-name font-bold">{words.storefront(name)}</p>}
      {value === null && (
        <SkeletonGroup count={4} className="h-12" groupClassName="grid! gap-2" label={words.loading} />
      )}
      {value === "failed" && (
        <ErrorState title={words.failed} onRetry={again}>
          {words.failedNext}
        </ErrorState>
      )}
      {gaps.length > 0 && (
        <>
          <p className="mb-3 text-name">{words.missingLead}</p>
          <GapList gaps={gaps} onFollow={onClose} />
        </>
      )}
      {hasChanges && (
        <>
          {others.length > 0 && (
            <Checkbox
              label={words.others(others.map((other) => other.name).join(", "))}
              checked={withOthers}
              onChange={(event) => setWithOthers(event.target.checked)}
            />
          )}
          <p className="mb-3 text-name">{isFirst ? words.firstLead : words.lead}</p>
          <ChangeList changes={value.changes} more={value.more} />
        </>
      )}
      {(hasChanges || planned !== undefined) && (
        <div className="mt-4">
          {isPlanning ? (
            <PlanForm storefrontId={storefrontId} planned={planned} onDone={onClose} />
          ) : (
            <Button look="quiet" onClick={() => setPlanning(true)}>
              {planned === undefined ? words.plan.open : words.plan.change}
            </Button>
          )}
        </div>
      )}
      {waiting.length > 0 && <p className="text-name">{words.othersWait(waiting.map((one) => one.name).join(", "))}</p>}
      {isRead && gaps.length === 0 && value.changes.length === 0 && waiting.length === 0 && (
        <>
          <p className="text-name font-bold">{words.nothing}</p>
          <p className="text-name text-ink-2">{words.nothingNext}</p>
        </>
      )}
      {isRead && value.version > 0 && isFirstStorefront(shop, storefrontId) && (
        <div className="mt-2 grid justify-items-start gap-2">
          {(gaps.length > 0 || value.changes.length > 0) && (
            <DiscardChanges storefrontId={storefrontId} version={value.version} onDone={onClose} />
          )}
          {!hasVersions && (
            <Button look="quiet" onClick={() => setVersions(true)}>
              {versionText.title}
            </Button>
          )}
        </div>
      )}
      {hasVersions && (
        <section aria-label={versionText.title} className="mt-4">
          <h3 className="mb-2 text-h3">{versionText.title}</h3>
          <VersionList storefrontId={storefrontId} onDone={onClose} />
        </section>
      )}
    </Dialog>
  );
}
