import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { shopLogDocument } from "@lokalkorb/model/documents/restaurants/log/shop-log";
import { useQuery } from "@lokalkorb/model/react/use-query";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { FormSection } from "@/shared/forms/ui/form-section";
import { logText as words, logWords, type LoggedAct } from "./log-text.ts";

const shown = 50;

/** Who did what to the shop itself (GDP-05), the latest first. */
export function LogList(): ReactElement {
  const { restaurantId } = useShop();
  const state = useQuery(queryOf(shopLogDocument, { restaurantId }, { orderBy: [["at", "desc"]], limit: shown }));
  const entries = valueOf(state) ?? [];
  return (
    <FormSection rows title={words.title} lead={words.lead}>
      {entries.length === 0 && state.status !== "pending" && (
        <p className="px-4 py-3 text-ink-2 md:px-5">{state.status === "failed" ? words.failed : words.none}</p>
      )}
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={entry.id} at={entry.at} act={entry} />
        ))}
      </ol>
    </FormSection>
  );
}

function Entry({ at, act }: { readonly at: Instant; readonly act: LoggedAct }): ReactElement {
  const { timezone } = useShop().shop;
  const today = instantToLocal(useMinute(), timezone).date;
  const { date, time } = instantToLocal(at, timezone);
  const [sentence, detail] = logWords(act);
  return (
    <li className="flex gap-4 px-4 py-3 md:px-5">
      <span className="w-24 flex-none text-meta text-ink-2">
        {formatShortDay(date, today)} {time}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{sentence}</b>
        {detail !== "" && (
          <span className="block text-meta wrap-anywhere whitespace-pre-line text-ink-2">{detail}</span>
        )}
      </span>
    </li>
  );
}
