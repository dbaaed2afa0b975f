import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement, ReactNode } from "react";
import { standingText as words } from "./standing-text.ts";
import type { ChangeStanding, OwnStanding, StandingChange } from "./use-standing-orders.ts";

export interface DialogProps {
  readonly standing: OwnStanding;
  readonly changing: ChangeStanding;
  readonly onClose: () => void;
}

interface FrameProps extends DialogProps {
  readonly title: string;
  readonly yes: string;
  readonly look?: "danger";
  /** Null: nothing is chosen yet. */
  readonly wish: StandingChange | null;
  readonly children: ReactNode;
}

/** A question about one standing order, with its answer below. */
export function DialogFrame({ changing, onClose, title, yes, look, wish, children }: FrameProps): ReactElement {
  const press = async (): Promise<void> => {
    if (wish !== null && (await changing.change(wish))) onClose();
  };
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button look="outline" onClick={onClose}>
        {words.no}
      </Button>
      <Button
        {...(look === undefined ? {} : { look })}
        pending={changing.pending}
        pendingLabel={words.saving}
        aria-disabled={wish === null || undefined}
        onClick={() => void press()}
      >
        {yes}
      </Button>
    </div>
  );
  return (
    <Dialog title={title} width={480} footer={footer} onClose={onClose}>
      <div className="grid gap-4">
        {changing.problem !== null && (
          <Notice tone="danger" announce>
            {changing.problem}
          </Notice>
        )}
        {children}
      </div>
    </Dialog>
  );
}
