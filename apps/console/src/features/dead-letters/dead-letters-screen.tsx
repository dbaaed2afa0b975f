import { retryMail } from "@lokalkorb/contracts/mails";
import { retryEffect } from "@lokalkorb/contracts/orders";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { RefreshCwIcon } from "@lokalkorb/ui/icons";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState, type ReactElement, type ReactNode } from "react";
import { FormSection } from "@/shared/forms/ui/form-section";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { ShopLayout } from "@/layouts/shop-layout";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { effectName, mailStates, deadLettersText } from "./dead-letters-text.ts";
import { useDeadLetters } from "./use-dead-letters.ts";

/** Effects that failed: mails, and effects that have given up. */
export const DeadLettersScreen: PageWithLayout = () => {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [state, load] = useDeadLetters(restaurantId);

  const retry = async (send: () => Promise<{ readonly ok: boolean }>): Promise<void> => {
    const sent = await send();
    if (sent.ok) notify({ message: deadLettersText.subject, detail: deadLettersText.queued, tone: "ok" });
    load();
  };

  return (
    <div className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-name text-ink-2">{deadLettersText.lead}</p>
        <Button look="outline" icon={<RefreshCwIcon size={16} />} onClick={load}>
          {deadLettersText.reload}
        </Button>
      </div>
      {state.status === "pending" && <SkeletonGroup count={3} label={deadLettersText.loading} className="h-16" />}
      {state.status === "failed" && <ErrorState title={deadLettersText.failed} onRetry={load} />}
      {state.status === "present" && state.value.effects.length + state.value.mails.length === 0 && (
        <EmptyState picture="basket" title={deadLettersText.allDone}>
          {deadLettersText.allDoneText}
        </EmptyState>
      )}
      {state.status === "present" && state.value.mails.length > 0 && (
        <FormSection title={deadLettersText.mails} lead={deadLettersText.mailsLead}>
          <ul>
            {state.value.mails.map(({ mailId, to, subject, state: why, at }) => (
              <Entry
                key={mailId}
                title={subject}
                at={at}
                facts={<span className="select-text [overflow-wrap:anywhere]">{to}</span>}
                badge={mailStates[why]}
                // Only an untaken one can work the next time.
                {...(why === "failed" && {
                  onRetry: () => retry(() => run(retryMail, { restaurantId, mailId }, deadLettersText.subject)),
                })}
              />
            ))}
          </ul>
        </FormSection>
      )}
      {state.status === "present" && state.value.effects.length > 0 && (
        <FormSection title={deadLettersText.effects} lead={deadLettersText.effectsLead}>
          <ul>
            {state.value.effects.map(({ effectId, kind, attempts, error, at }) => (
              <Entry
                key={`${effectId} ${kind}`}
                title={effectName(kind)}
                at={at}
                facts={<span className="line-clamp-2 [overflow-wrap:anywhere]">{error}</span>}
                badge={deadLettersText.attempts(attempts)}
                onRetry={() => retry(() => run(retryEffect, { restaurantId, effectId, kind }, deadLettersText.subject))}
              />
            ))}
          </ul>
        </FormSection>
      )}
    </div>
  );
};
DeadLettersScreen.getLayout = (page) => (
  <ShopLayout route="deadLetters">
    <SettingsTabs current="deadLetters" />
    {page}
  </ShopLayout>
);

interface EntryProps {
  readonly title: string;
  readonly at: Instant;
  readonly facts: ReactNode;
  readonly badge: string;
  readonly onRetry?: () => Promise<void>;
}

function Entry({ title, at, facts, badge, onRetry }: EntryProps): ReactElement {
  const { timezone } = useShop().shop;
  const [trying, setTrying] = useState(false);
  const { date, time } = instantToLocal(at, timezone);
  const press = async (): Promise<void> => {
    setTrying(true);
    await onRetry?.();
    setTrying(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-48 flex-1 text-name leading-5">
        <b className="block">{title}</b>
        <span className="block text-meta text-ink-2">
          {formatDate(date)}, {time}
        </span>
        <span className="block text-meta">{facts}</span>
      </div>
      <Badge tone="warning">{badge}</Badge>
      {onRetry && (
        <Button
          look="outline"
          pending={trying}
          pendingLabel={deadLettersText.retrying}
          aria-label={`${deadLettersText.retry}: ${title}`}
          onClick={() => void press()}
        >
          {deadLettersText.retry}
        </Button>
      )}
    </li>
  );
}
