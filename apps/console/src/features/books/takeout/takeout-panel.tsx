import { requestTakeout } from "@lokalkorb/contracts/takeouts";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { type Takeout, takeoutState } from "@lokalkorb/domain/shop/takeout/takeout";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { takeoutDocument } from "@lokalkorb/model/documents/restaurants/data/takeout";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useRequest } from "@/shared/commands/use-request";
import { useMinute } from "@/shared/device/use-now";
import { FormSection } from "@/shared/forms/ui/form-section";
import { askRefusals, takeoutText as words } from "./takeout-text.ts";
import { useTakeoutDownload } from "./use-takeout-download.ts";

/** All data of the shop in one file, for its owner (GDP-04). */
export function TakeoutPanel(): ReactElement {
  const { restaurantId } = useShop();
  const known = useDocument(takeoutDocument, { restaurantId });
  const ask = useRequest(requestTakeout, askRefusals);
  const now = useMinute();
  const takeout = valueOf(known) ?? null;
  const state = takeoutState(takeout, now);
  return (
    <div id="mitnehmen" className="scroll-mt-4">
      <FormSection title={words.title} lead={words.lead}>
        <p className="text-meta text-ink-2">{words.only}</p>
        {known.status === "pending" && <SkeletonGroup count={1} label={words.title} className="h-11" />}
        {known.status === "failed" && (
          <Notice tone="warning" announce>
            {words.notLoaded}
          </Notice>
        )}
        {takeout !== null && <TakeoutStanding takeout={takeout} />}
        {known.status !== "pending" && state !== "preparing" && (
          <div>
            <Button
              look={state === "ready" ? "outline" : undefined}
              pending={ask.pending}
              onClick={() => void ask.send({ restaurantId })}
            >
              {state === null ? words.ask : words.askAgain}
            </Button>
          </div>
        )}
        {ask.problem !== null && (
          <Notice tone="warning" announce>
            {ask.problem}
          </Notice>
        )}
      </FormSection>
    </div>
  );
}

function TakeoutStanding({ takeout }: { readonly takeout: Takeout }): ReactElement | null {
  const { shop } = useShop();
  const state = takeoutState(takeout, useMinute());
  const day = (at: number): string => formatDate(instantToLocal(at, shop.timezone).date);
  const { until = 0, requestedAt, by } = takeout;
  if (state === "ready") return <TakeoutDownload takeout={takeout} until={day(until)} />;
  const asked = instantToLocal(requestedAt, shop.timezone);
  return (
    <output className="text-name">
      {state === "preparing" && words.preparing(`${day(requestedAt)}, ${asked.time} Uhr`, by)}
      {state === "expired" && words.expired(day(until))}
      {state === "failed" && words.failed}
    </output>
  );
}

interface DownloadProps {
  readonly takeout: Takeout;
  readonly until: string;
}

function TakeoutDownload({ takeout, until }: DownloadProps): ReactElement {
  const { shop } = useShop();
  const { takeoutId, bytes = 0, files = 0, readyAt = 0 } = takeout;
  const name = words.fileName(shop.slug, instantToLocal(readyAt, shop.timezone).date);
  const { press, percent, saved, problem } = useTakeoutDownload(takeoutId, name);
  return (
    <>
      <output className="text-name">{words.ready(sizeText(bytes), files, until)}</output>
      <div className="flex flex-wrap items-center gap-3">
        <Button pending={percent !== null} onClick={() => void press()}>
          {problem === words.broken ? words.goOn : words.download}
        </Button>
        <output className="text-name">
          {percent === null ? "" : `${words.progress(percent)} ${words.stay}`}
          {saved && words.done(name)}
        </output>
      </div>
      {problem !== null && (
        <Notice tone="warning" announce>
          {problem}
        </Notice>
      )}
    </>
  );
}

/** '3,4 MB' */
const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toLocaleString("de-DE", { maximumFractionDigits: 1 })} MB`;
