import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { PublishSheet } from "@/entities/catalog/publication/late-publish-sheet";
import { TakeMineBar } from "@/shared/forms/ui/form-dialogs";
import { formText } from "@/shared/forms/state/form-text";
import { titleOf } from "./appearance-choice.ts";
import { appearanceText } from "./appearance-text.ts";
import type { Appearance } from "./use-appearance.ts";

const labels = appearanceText.bar;

export interface AppearanceBarProps {
  readonly appearance: Appearance;
  /** Where the preview does not stand beside the looks. */
  readonly onPreview: () => void;
}

/** Says how far the chosen look has come, and offers the next step. */
export function AppearanceBar({ appearance, onPreview }: AppearanceBarProps): ReactElement {
  const { values, step, busy, form, storefrontId, planned } = appearance;
  const [asked, setAsked] = useState(false);
  const name = titleOf(values.key);
  if (form.conflict.takeMine && step !== "changed") return <TakeMineBar onTake={form.conflict.takeMine} />;
  return (
    <aside
      aria-label={labels.label}
      className="sticky bottom-0 z-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong bg-surface px-4 py-3 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] md:px-5"
    >
      <output className="min-w-48 flex-1 text-name leading-5">
        {step === "changed" && <b>{labels.changed(name)}</b>} {form.waits && formText.waits}
        {step === "saved" && (
          <>
            <b>{labels.saved}</b> <span className="text-ink-2">{labels.savedNext}</span>
          </>
        )}
        {step === "live" && (
          <>
            <b>{labels.live(name)}</b> <span className="text-ink-2 max-md:hidden">{labels.liveNext}</span>
          </>
        )}
      </output>
      <Button look="soft" className="lg:hidden" onClick={onPreview}>
        {labels.look}
      </Button>
      {step === "changed" && (
        <span className="flex gap-2">
          <Button look="outline" disabled={busy} onClick={form.discard}>
            {labels.discard}
          </Button>
          <Button pending={busy || form.waits} pendingLabel={labels.saving} onClick={() => void form.submit()}>
            {labels.save}
          </Button>
        </span>
      )}
      {step === "saved" && <Button onClick={() => setAsked(true)}>{labels.publish}</Button>}
      {asked && storefrontId !== undefined && (
        <PublishSheet storefrontId={storefrontId} planned={planned} onClose={() => setAsked(false)} />
      )}
    </aside>
  );
}
