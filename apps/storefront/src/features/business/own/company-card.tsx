import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Badge } from "@lokalkorb/ui/badge";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import type { OwnBusiness } from "@/entities/business/use-own-businesses";
import { shopPath } from "@/shared/routes/paths";
import { ApprovalLimit } from "./approval-limit.tsx";
import { CompanyInvoices } from "./company-invoices.tsx";
import { CompanyOrders } from "./company-orders.tsx";
import { CompanyPeople } from "./company-people.tsx";
import { ownText as words, statusNames } from "./own-text.ts";

export interface CompanyProps {
  readonly business: OwnBusiness;
  readonly onChanged: () => void;
}

export function CompanyCard({ business, onChanged }: CompanyProps): ReactElement {
  const { name, shopName, shopSlug, status, word, onAccount, openCents, creditLimitCents } = business;
  const { paymentTermDays, discountBp, hasPriceList, employees } = business;
  const isActive = status === "active";
  const terms: readonly (readonly [string, string])[] = [
    [words.open, onAccount ? words.openOf(formatMoney(openCents), formatMoney(creditLimitCents)) : words.noAccount],
    ...(onAccount ? [[words.days, words.daysOf(paymentTermDays)] as const] : []),
    ...(hasPriceList ? [[words.prices, words.ownPrices] as const] : []),
    ...(discountBp > 0 ? [[words.discount, words.percent(String(discountBp / 100).replace(".", ","))] as const] : []),
  ];
  return (
    <article className="order-card" aria-label={name}>
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-h2 wrap-anywhere">{name}</h2>
          <p className="text-ink-2">{words.at(shopName)}</p>
        </div>
        <Badge tone={isActive ? "ok" : "warning"}>{statusNames[status]}</Badge>
      </header>
      {word !== undefined && <p className="wrap-anywhere">{words.word(word)}</p>}
      {isActive && (
        <>
          <dl className="grid gap-3 sm:grid-cols-3">
            {terms.map(([label, value]) => (
              <div key={label}>
                <dt className="text-meta text-ink-2">{label}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          <LinkButton component={PageLink} className="justify-self-start" href={shopPath(shopSlug)}>
            {words.toShop(shopName)}
          </LinkButton>
        </>
      )}
      {status !== "requested" && <CompanyOrders business={business} onChanged={onChanged} />}
      {status !== "requested" && business.role === "admin" && <CompanyInvoices business={business} />}
      {isActive && business.role === "admin" && <ApprovalLimit business={business} onChanged={onChanged} />}
      {isActive && employees !== undefined && (
        <CompanyPeople business={business} employees={employees} onChanged={onChanged} />
      )}
    </article>
  );
}
