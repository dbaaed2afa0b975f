import { inForce } from "@lokalkorb/domain/fulfilment/slots/lead-time";
import type { OpeningState } from "@lokalkorb/domain/fulfilment/slots/opening-state";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { ClockIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import type { ShopLive } from "@/entities/shop/shop-live";
import { shopText } from "./shop-text.ts";

export interface ShopNoticeProps {
  readonly live: ShopLive;
  readonly opening: OpeningState;
  readonly now: Instant;
  /** The next time that can be ordered for. */
  readonly slot: Slot | null;
  readonly timezone: string;
  /** The shop's own text while it is closed. */
  readonly closedMessage?: string | undefined;
}

/** Closed, paused or busy: shown before a basket is filled in vain. */
export function ShopNotice({
  live: { operations },
  opening,
  now,
  slot,
  timezone,
  closedMessage,
}: ShopNoticeProps): ReactElement | null {
  const said = inForce(operations, now);
  // Outside its hours and in its holidays a shop is closed without anybody having said so.
  const state = said !== "paused" && opening.state !== "open" ? "closed" : said;
  if (state === "open") return null;
  const title = { closed: shopText.closedTitle, paused: shopText.pausedTitle, rush: shopText.rushTitle }[state];
  const message = (said === state ? operations.message : undefined) ?? (state === "closed" ? closedMessage : undefined);
  const later = state !== "rush" && slot ? shopText.orderFor(formatSlot(slot, { timezone, now })) : undefined;
  const rush = state === "rush" && operations.rushExtraMinutes ? shopText.rush(operations.rushExtraMinutes) : undefined;
  return (
    <p className="mt-4 flex gap-2.5 rounded-lg bg-warning-tint px-4 py-3 text-warning-ink">
      <ClockIcon size={16} className="mt-0.5" />
      <span>
        <b>{title}.</b> {[message, rush, later].filter(Boolean).join(" ")}
      </span>
    </p>
  );
}
