import { inForce } from "@lokalkorb/domain/slots/lead-time";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { ShopLive } from "@/app/shop-page";
import { shopText } from "./shop-text.ts";

/** Closed, paused or busy: said before somebody fills a basket for nothing. */
export function ShopNotice({
  live: { operations },
  now,
}: {
  readonly live: ShopLive;
  readonly now: Instant;
}): ReactElement | null {
  const state = inForce(operations, now);
  if (state === "open") return null;
  const title = { closed: shopText.closedTitle, paused: shopText.pausedTitle, rush: shopText.rushTitle }[state];
  const rush = state === "rush" && operations.rushExtraMinutes ? shopText.rush(operations.rushExtraMinutes) : undefined;
  return (
    <Notice tone="warning" title={title} className="mt-4">
      {[operations.message, rush].filter(Boolean).join(" ")}
    </Notice>
  );
}
