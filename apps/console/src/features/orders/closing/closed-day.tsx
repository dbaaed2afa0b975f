import type { DayClosing } from "@lokalkorb/domain/ordering/closing/closing-fields";
import { LockIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ClosingFrame } from "./closing-frame.tsx";
import { ClosingRows } from "./closing-rows.tsx";
import { closingText as words, openEndNames } from "./closing-text.ts";
import { signedMoment } from "./signed-moment.ts";

/** A day that is signed off, as it was then. */
export function ClosedDay({ closing }: { readonly closing: DayClosing }): ReactElement {
  const { shop } = useShop();
  const { no, by, closedAt, day, openEnds } = closing;
  return (
    <ClosingFrame
      step={2}
      closing={{ ...closing, signed: closing }}
      printLabel={words.print}
      middle={
        <div className="grid min-w-0 gap-4">
          {openEnds.length > 0 && (
            <section aria-label={words.ends} className="rounded-[14px] border border-line bg-surface px-5 py-4">
              <h2 className="text-h3">{words.ends}</h2>
              <ul>
                {openEnds.map(({ key, kind, dayCode, reason }) => (
                  <li key={key} className="flex flex-wrap gap-x-3 border-b border-line py-2 last:border-0">
                    <b className="min-w-8">{dayCode}</b>
                    <span className="flex-1">{openEndNames[kind]}</span>
                    <span className="text-ink-2">{reason}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ClosingRows figures={closing} day={day} />
        </div>
      }
      side={
        <section
          aria-label={words.closingNo(no)}
          className="grid gap-1 rounded-[14px] border border-line bg-surface px-5 py-4"
          data-closed={day}
        >
          <h2 className="flex items-center gap-2 text-h3">
            <LockIcon size={20} />
            {words.closingNo(no)}
          </h2>
          <p className="text-ink-2">{words.closedBy(by || words.someone, signedMoment(closedAt, shop.timezone))}</p>
        </section>
      }
    />
  );
}
