import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { DayClosing } from "@lokalkorb/domain/ordering/closing/closing-fields";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Notice } from "@lokalkorb/ui/notice";
import { Select } from "@lokalkorb/ui/select";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { ShopLayout } from "@/layouts/shop-layout";
import { useMinute } from "@/shared/device/use-now";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { OrderActionsContext } from "../dialogs/order-actions.tsx";
import { OrderDialogs } from "../dialogs/order-dialogs.tsx";
import { useOrderDialogs } from "../dialogs/use-order-dialogs.ts";
import { ClosedDay } from "./closed-day.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { ClosingDraftForm } from "./closing-draft-form.tsx";
import { closableDays, skippedDays } from "./closing-days.ts";
import { closingText as words } from "./closing-text.ts";
import { useClosings } from "./use-day-closing.ts";

/** A day is looked over, signed off and printed: a note for the till, which is no till record (POS-01). */
export const ClosingScreen: PageWithLayout = () => {
  const { status, closings } = useClosings();
  if (status === "failed" || status === "pending") return <ContentWait status={status} words={words} />;
  return <Closings closings={closings} />;
};
ClosingScreen.getLayout = (page) => <ShopLayout route="closing">{page}</ShopLayout>;

function Closings({ closings }: { readonly closings: readonly DayClosing[] }): ReactElement {
  const { shop } = useShop();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const setQuery = useSetQuery();
  const wanted = useQueryValue("tag");
  const dialogs = useOrderDialogs();
  const last = closings[0]?.day ?? null;
  const open = closableDays(today, last);
  const closed = closings.find(({ day }) => day === (wanted ?? today));
  const day = closed?.day ?? open.find((one) => one === wanted) ?? open[0] ?? null;
  const choose = (one: LocalDate): void => void setQuery({ tag: one });
  const skipped = closed === undefined && day !== null ? skippedDays(day, last) : [];
  return (
    <OrderActionsContext value={dialogs.actions}>
      <div className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 py-4 md:px-5">
        <div className="grid items-end gap-4 md:grid-cols-[220px_minmax(0,1fr)]">
          {day !== null && (
            <Select label={words.day} value={day} onChange={(event) => choose(event.target.value)}>
              {[...(closed === undefined ? [] : [closed.day]), ...open].map((one) => (
                <option key={one} value={one}>
                  {formatShortDay(one, today)}
                </option>
              ))}
            </Select>
          )}
          <p className="max-w-[90ch] text-ink-2">{words.lead}</p>
        </div>
        {skipped.length > 0 && (
          <Notice tone="warning">{words.skipped(skipped.map((one) => formatDay(one, shop.country)).join(", "))}</Notice>
        )}
        {closed !== undefined ? (
          <ClosedDay closing={closed} />
        ) : (
          day !== null && <ClosingDraftForm key={day} day={day} closings={closings} />
        )}
        <ClosedDays closings={closings} current={closed?.day ?? null} onChoose={choose} />
      </div>
      <OrderDialogs dialogs={dialogs} />
    </OrderActionsContext>
  );
}
