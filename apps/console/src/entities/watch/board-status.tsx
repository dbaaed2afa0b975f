import { valueOf } from "@lokalkorb/model/document/document-state";
import { boardWatchDocument } from "@lokalkorb/model/documents/restaurants/data/watch";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useSecond } from "@/shared/device/use-now";
import { boardStatusText } from "./board-status-text.ts";
import { boardStatusWords } from "./board-status-words.ts";

/** Whether an order would be noticed right now, and on how many devices. */
export function BoardStatus({ className }: { readonly className?: string }): ReactElement | null {
  const { restaurantId, shop } = useShop();
  const state = useDocument(boardWatchDocument, { restaurantId });
  // Counting each second would keep a screen reader busy and the eye, too.
  const now = Math.floor(useSecond() / 10_000) * 10_000;
  if (state.status === "pending") return null;
  if (state.status === "failed") return <p className={classNames("text-ink-2", className)}>{boardStatusText.failed}</p>;
  const { isAwake, title, detail } = boardStatusWords(valueOf(state), now, shop.timezone);
  return (
    <p className={classNames("text-name leading-snug", className)} data-board-awake={isAwake}>
      <b className={isAwake ? "" : "text-warning-ink"}>{title}</b> <span className="text-ink-2">{detail}</span>
    </p>
  );
}
