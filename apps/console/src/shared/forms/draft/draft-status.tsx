import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { classNames } from "@lokalkorb/ui/class-names";
import { CheckIcon, Undo2Icon } from "@lokalkorb/ui/icons";
import type { ReactElement, ReactNode } from "react";
import { draftText as words } from "./draft-text.ts";
import type { DraftForm } from "./use-draft-form.ts";

export interface DraftStatusProps<Values extends object> {
  readonly form: DraftForm<Values>;
  readonly timezone: string;
  /** How a group of fields is called on the page. */
  readonly nameOf: (group: string) => string;
  /** Beside the way back. */
  readonly action?: ReactNode;
}

/** Whether everything is saved, and the way back. */
export function DraftStatus<Values extends object>({
  form,
  timezone,
  nameOf,
  action,
}: DraftStatusProps<Values>): ReactElement {
  const { text, tone } = statusOf(form, timezone, nameOf);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface py-1 ps-4 pe-1">
      <output
        className={classNames(
          "flex min-w-40 flex-1 items-center gap-1.5 text-meta",
          tone === "wrong" ? "font-bold text-danger-ink" : tone === "open" ? "text-ink" : "text-ink-2",
        )}
      >
        {tone === "saved" && <CheckIcon size={16} className="text-ok-ink" />}
        {text}
      </output>
      {form.hasFailed && (
        <Button size="small" onClick={() => void form.submit()}>
          {words.again}
        </Button>
      )}
      {action}
      <Button
        size="small"
        look="quiet"
        title={words.undoHint}
        icon={<Undo2Icon size={16} />}
        // A disabled button would lose the focus with the last step.
        aria-disabled={form.undo === null}
        className="aria-disabled:cursor-default aria-disabled:text-ink-3"
        onClick={() => form.undo?.()}
      >
        {words.undo}
      </Button>
    </div>
  );
}

interface Status {
  readonly text: string;
  readonly tone: "saved" | "open" | "wrong";
}

function statusOf<Values extends object>(
  form: DraftForm<Values>,
  timezone: string,
  nameOf: (group: string) => string,
): Status {
  const { draft, wrong } = form;
  const { savedAt } = draft;
  if (draft.disputed.length > 0) return { text: words.choose(draft.disputed.map(nameOf)), tone: "wrong" };
  // While it is being typed it is not said that half a word is wrong.
  if (wrong.length > 0 && Object.keys(form.errors).length > 0)
    return { text: words.check(wrong.map(nameOf)), tone: "wrong" };
  if (form.waits) return { text: words.waits, tone: "open" };
  if (form.saving) return { text: words.saving, tone: "open" };
  if (form.hasFailed) return { text: words.failed, tone: "wrong" };
  if (form.isDirty) return { text: words.unsaved, tone: "open" };
  const text = savedAt === null ? words.saved : words.savedAt(instantToLocal(savedAt, timezone).time);
  return { text, tone: "saved" };
}
