import type { ReactElement } from "react";
import { buttonLook } from "../controls/button-look.ts";
import type { LatePart } from "./late-part.ts";
import { lateReason, lateText } from "./late-text.ts";
import { useIsSlow, useLate } from "./use-late.ts";

export interface LateNoticeProps {
  readonly part: LatePart<unknown>;
}

/** In the flow of a page, in the place of a part on its way: nothing at first, then the reason for waiting and a way out. */
export function LateNotice({ part }: LateNoticeProps): ReactElement | null {
  const state = useLate(part);
  const isSlow = useIsSlow(state.status === "loading");
  if (state.status === "failed") {
    const isReplaced = state.why === "replaced";
    return (
      <div role="alert" data-late={part.name} className="grid justify-items-start gap-3 py-2 text-ink-2">
        <p>{lateReason[state.why]}</p>
        <button
          type="button"
          className={buttonLook({ look: "outline", size: "small" })}
          onClick={() => (isReplaced ? window.location.reload() : void part.load().catch(() => undefined))}
        >
          {isReplaced ? lateText.reload : lateText.retry}
        </button>
      </div>
    );
  }
  return isSlow ? (
    <output data-late={part.name} className="block py-2 text-ink-2">
      {lateText.loading}
    </output>
  ) : null;
}
