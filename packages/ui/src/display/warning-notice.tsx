import type { ReactElement } from "react";
import { WarningIcon } from "../icons/icons.ts";
import { NoticeBox, type NoticeWords } from "./notice-box.tsx";

export const warningLook = "bg-warning-tint text-warning-ink";

/** The one tone that a product's page needs: it carries no other symbol (goal P1). */
export function WarningNotice(words: NoticeWords): ReactElement {
  return <NoticeBox {...words} look={warningLook} symbol={WarningIcon} />;
}
