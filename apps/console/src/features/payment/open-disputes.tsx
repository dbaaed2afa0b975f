import { openDisputes } from "@lokalkorb/contracts/payments";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { useEffect, useState, type ReactElement } from "react";
import { FormSection } from "@/shared/forms/ui/form-section";
import { useShop } from "@/entities/shop/shop-context";
import { disputeText as words } from "./dispute-text.ts";

type Dispute = OutputOf<typeof openDisputes>["disputes"][number];

/** Banks that want money back, with the day until which the shop can answer. Nothing is shown where there are none. */
export function OpenDisputes(): ReactElement | null {
  const { restaurantId, shop } = useShop();
  const client = useModelClient();
  const [answer, setAnswer] = useState<readonly Dispute[] | "failed" | null>(null);
  useEffect(() => {
    if (client === null) return;
    let stopped = false;
    void client.call(openDisputes, { restaurantId }).then((asked) => {
      if (!stopped) setAnswer(asked.ok ? asked.value.disputes : "failed");
      return undefined;
    });
    return () => {
      stopped = true;
    };
  }, [client, restaurantId]);
  if (answer === null || answer.length === 0) return null;
  const frame = "mx-auto w-full max-w-[1280px] px-4 pt-4 md:px-5";
  if (answer === "failed") {
    return (
      <div className={frame}>
        <Notice tone="warning">{words.failed}</Notice>
      </div>
    );
  }
  const dayOf = (at: number): string => formatDay(instantToLocal(at, shop.timezone).date, shop.country);
  return (
    <div className={frame}>
      <FormSection title={words.title} lead={words.lead}>
        <ul className="grid gap-3">
          {answer.map(({ orderId, no, cents, answerBy, url }) => (
            <li key={`${orderId} ${url}`} className="grid gap-2 rounded-lg bg-warning-tint p-4">
              <p>
                <b className="block">{words.entry(no, formatMoney(cents))}</b>
                <span className="text-warning-ink">
                  {answerBy === undefined ? words.noAnswer : words.until(dayOf(answerBy))}
                </span>
              </p>
              <LinkButton size="small" look="outline" href={url} target="_blank" rel="noopener noreferrer">
                {words.toProvider}
              </LinkButton>
            </li>
          ))}
        </ul>
      </FormSection>
    </div>
  );
}
