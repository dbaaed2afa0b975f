import { LateDialog } from "@lokalkorb/ui/late-dialog";
import { latePart } from "@lokalkorb/ui/late-part";
import { useLate } from "@lokalkorb/ui/use-late";
import { warmParts } from "@lokalkorb/ui/warm-parts";
import { useEffect, type ReactElement } from "react";
import type { OrderDialogsState } from "../dialogs/use-order-dialogs.ts";

const boardPart = latePart(
  "board-dialogs",
  () => import(/* webpackChunkName: "part-board-dialogs" */ "./board-parts.ts"),
  {
    warm: true,
  },
);

interface LateDialogsProps {
  readonly dialogs: OrderDialogsState;
  readonly isPainted: boolean;
}

/**
 * The dialogs of the board. All that a press may need is fetched once the board is painted, so that a tablet whose
 * network goes away afterwards answers like any other.
 */
export function LateDialogs({ dialogs, isPainted }: LateDialogsProps): ReactElement | null {
  const wanted = dialogs.open !== null;
  const parts = useLate(boardPart, wanted);
  useEffect(() => {
    if (isPainted) void warmParts();
  }, [isPainted]);
  if (!wanted) return null;
  if (parts.status !== "here") return <LateDialog part={boardPart} onClose={dialogs.close} />;
  return <parts.module.OrderDialogs dialogs={dialogs} />;
}

interface LateOnBoardProps {
  readonly part:
    | "BoardKeys"
    | "CancelledCards"
    | "ComingGoods"
    | "Countdown"
    | "DoneToday"
    | "LoadStrip"
    | "PreorderDays"
    | "UnreadTalks"
    | "WaysOffToday";
  /** Cards are wanted at once; what only helps is there once the part is. */
  readonly wanted?: boolean;
}

export function LateOnBoard({ part, wanted = false }: LateOnBoardProps): ReactElement | null {
  const parts = useLate(boardPart, wanted);
  if (parts.status !== "here") return null;
  const Part = parts.module[part];
  return <Part />;
}
