import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateDialog } from "@lokalkorb/ui/late-dialog";
import { latePart } from "@lokalkorb/ui/late-part";
import { warmParts } from "@lokalkorb/ui/warm-parts";
import { useEffect, type ReactElement } from "react";
import type { OrderDialogsState } from "./use-order-dialogs.ts";

const dialogsPart = latePart(
  "board-dialogs",
  async () => (await import(/* webpackChunkName: "part-board-dialogs" */ "./order-dialogs.tsx")).OrderDialogs,
  {
    warm: true,
  },
);
const OrderDialogs = lateComponent<{ readonly dialogs: OrderDialogsState }>(dialogsPart, ({ dialogs }) => (
  <LateDialog part={dialogsPart} onClose={dialogs.close} />
));

/**
 * The dialogs of the board. All that a press may need is fetched once the board is painted, so that a tablet whose
 * network goes away afterwards answers like any other.
 */
export function LateDialogs({
  dialogs,
  isPainted,
}: {
  readonly dialogs: OrderDialogsState;
  readonly isPainted: boolean;
}): ReactElement | null {
  useEffect(() => {
    if (isPainted) void warmParts();
  }, [isPainted]);
  return dialogs.open === null ? null : <OrderDialogs dialogs={dialogs} />;
}
