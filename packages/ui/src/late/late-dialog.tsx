import type { ComponentType, ReactElement } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { lateComponent } from "./late-component.tsx";
import { LateNotice, type LateNoticeProps } from "./late-notice.tsx";
import { latePart } from "./late-part.ts";
import { lateText } from "./late-text.ts";
import { useIsSlow, useLate } from "./use-late.ts";

/** The texts of `LateNotice`, in the place of a requested dialog. */
export function LateDialog({ part, onClose }: LateNoticeProps & { readonly onClose: () => void }): ReactElement | null {
  const state = useLate(part);
  const isSlow = useIsSlow(state.status === "loading");
  const hasFailed = state.status === "failed";
  if (!hasFailed && !isSlow) return null;
  return (
    <Dialog title={hasFailed ? lateText.title : lateText.loadingTitle} onClose={onClose} width={420}>
      <LateNotice part={part} />
    </Dialog>
  );
}

/** A dialog that is a part of its own, fetched before it is asked for. */
export function lateDialog<Props extends { readonly onClose: () => void }>(
  name: string,
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = latePart(name, fetchPart, { warm: true });
  return lateComponent<Props>(part, ({ onClose }) => <LateDialog part={part} onClose={onClose} />);
}
