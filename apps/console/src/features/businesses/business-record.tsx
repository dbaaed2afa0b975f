import { can } from "@lokalkorb/domain/access/permissions";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { ArrowLeftIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { BusinessFacts } from "./business-facts.tsx";
import { businessesText as words, statusNames } from "./businesses-text.ts";
import { Decisions } from "./decisions.tsx";
import { TermsForm } from "./terms-form.tsx";
import type { Business } from "./use-businesses.ts";

interface BusinessRecordProps {
  readonly business: Business;
  readonly onClose: () => void;
}

/** One company: who it is, what it owes, what was agreed, and the next decision. */
export function BusinessRecord({ business, onClose }: BusinessRecordProps): ReactElement {
  const { role, shop } = useShop();
  const { name, status, requestedAt, openCents, creditLimitCents, word } = business;
  const decides = can(role, "customers.decide");
  return (
    <article className="grid max-w-[720px] gap-4 px-4 py-4 md:px-6 md:py-6" aria-label={words.subject(name)}>
      <Button
        look="outline"
        size="small"
        className="justify-self-start md:hidden"
        icon={<ArrowLeftIcon size={16} />}
        onClick={onClose}
      >
        {words.back}
      </Button>
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-h1 wrap-anywhere">{name}</h2>
          {requestedAt !== undefined && (
            <p className="text-meta text-ink-2">
              {words.askedOn(formatDate(instantToLocal(requestedAt, shop.timezone).date))}
            </p>
          )}
        </div>
        <Badge tone={status === "active" ? "ok" : status === "blocked" ? "danger" : "warning"}>
          {statusNames[status]}
        </Badge>
      </header>
      {(status === "active" || openCents > 0) && (
        <p className="rounded-lg border border-line px-4 py-3">
          <span className="block text-meta text-ink-2">{words.debt}</span>
          <b className="text-h2">{words.debtOf(formatMoney(openCents), formatMoney(creditLimitCents))}</b>
        </p>
      )}
      {word !== undefined && (
        <p className="rounded-lg bg-sunken px-4 py-3 wrap-anywhere">
          <span className="block text-meta text-ink-2">{words.word}</span>
          {word}
        </p>
      )}
      <BusinessFacts business={business} decides={decides} />
      {decides ? (
        <>
          <TermsForm business={business} />
          <Decisions business={business} />
        </>
      ) : (
        <p className="text-meta text-ink-2">{words.only}</p>
      )}
    </article>
  );
}
