import { setOperations } from "@lokalkorb/contracts/offerings";
import { can } from "@lokalkorb/domain/access/permissions";
import { inForce } from "@lokalkorb/domain/fulfilment/slots/lead-time";
import { useConnection } from "@lokalkorb/model/react/use-connection";
import { classNames } from "@lokalkorb/ui/class-names";
import { FlameIcon, PauseIcon, StoreIcon } from "@lokalkorb/ui/icons";
import { lateDialog } from "@lokalkorb/ui/late-dialog";
import { useState, type ReactElement } from "react";
import { useCommandQueue } from "@/shared/commands/command-queue";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { useMinute } from "@/shared/device/use-now";
import { LateOnBoard } from "../board-late/late-on-board.tsx";
import { operationsText as words } from "./operations-text.ts";
import type { OperationsChange } from "./operations-dialog.tsx";
import { operationsNow } from "./operations-now.ts";

const OperationsDialog = lateDialog(
  "operations-dialog",
  async () =>
    (await import(/* webpackChunkName: "part-operations-dialog" */ "./operations-dialog.tsx")).OperationsDialog,
);

const segments = [
  { state: "open", label: words.open, icon: <StoreIcon size={16} /> },
  { state: "rush", label: words.rush, icon: <FlameIcon size={16} /> },
  { state: "paused", label: words.paused, icon: <PauseIcon size={16} /> },
] as const;

/** How the shop runs right now, what that means for shoppers, and when it ends by itself. */
export function OperationsBar(): ReactElement {
  const { restaurantId, shop, role } = useShop();
  const now = useMinute();
  const run = useCommand();
  const queued = useCommandQueue();
  const [asking, setAsking] = useState<"rush" | "paused" | null>(null);
  const [request, setChange] = useState<OperationsChange | null>(null);
  const live = inForce(shop.operations, now);
  const shown = request?.state ?? live;
  const mayChange = can(role, "operations");

  const change = async (next: OperationsChange): Promise<void> => {
    setAsking(null);
    setChange(next);
    await queued(() => run(setOperations, { restaurantId, ...next }, words.subject));
    setChange((latest) => (latest === next ? null : latest));
  };
  const press = (state: "open" | "rush" | "paused"): void => {
    if (state === "open") {
      // A pause that is still on its way can be taken back already.
      if (shown !== "open") void change({ state });
    } else setAsking(state);
  };

  const { operations, timezone } = shop;
  const [effect, end] = operationsNow({ connection: useConnection(), operations, live, timezone, now });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {mayChange && (
        <fieldset aria-label={words.legend} className="flex gap-1 rounded-lg bg-sunken p-1 max-md:w-full">
          {segments.map(({ state, label, icon }) => {
            const pressed = shown === state || (state === "paused" && shown === "closed");
            return (
              <button
                key={state}
                type="button"
                aria-pressed={pressed}
                onClick={() => press(state)}
                className={classNames(
                  "inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-md px-4 text-name whitespace-nowrap",
                  !pressed && "text-ink-2 hover:bg-ink/5",
                  pressed &&
                    state === "open" &&
                    "bg-surface font-bold shadow-[0_1px_2px_rgb(29_27_23/0.14)] [&>svg]:text-theme-ink",
                  pressed && state !== "open" && "bg-warning-ink font-bold text-surface",
                )}
              >
                {icon}
                {shown === "closed" && state === "paused" ? words.closed : label}
              </button>
            );
          })}
        </fieldset>
      )}
      <p className="text-name leading-5" aria-live="polite" data-operations={live}>
        <b className="block">{effect}</b>
        <span className="text-ink-2">{end}</span>
      </p>
      <div className="ms-auto h-11 w-80 max-[1179px]:hidden">
        <LateOnBoard part="LoadStrip" />
      </div>
      <LateOnBoard part="WaysOffToday" />
      {asking && (
        <OperationsDialog state={asking} onClose={() => setAsking(null)} onChoose={(next) => void change(next)} />
      )}
    </div>
  );
}
