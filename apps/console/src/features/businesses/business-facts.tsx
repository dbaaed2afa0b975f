import { checkVatId } from "@lokalkorb/contracts/businesses";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatClock, formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement, type ReactNode } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { businessesText as words, checkNames } from "./businesses-text.ts";
import type { Business } from "./use-businesses.ts";

interface BusinessFactsProps {
  readonly business: Business;
  readonly decides: boolean;
}

/** The company in its own words, and the answer of the register about it. */
export function BusinessFacts({ business, decides }: BusinessFactsProps): ReactElement {
  const { legalName, addresses, emails, employees, message, vatId, approvalAboveCents } = business;
  const { street, houseNo, zip, city } = addresses.billing;
  return (
    <section aria-label={words.facts} className="grid gap-3 rounded-lg border border-line px-4 py-3">
      <Fact label={words.address}>
        {legalName}
        <br />
        {`${street} ${houseNo}, ${zip} ${city}`}
      </Fact>
      <Fact label={words.vatId}>
        {vatId === undefined ? words.noVatId : <VatId business={business} vatId={vatId} decides={decides} />}
      </Fact>
      <Fact label={words.invoices}>{emails.invoices}</Fact>
      <Fact label={words.people}>
        {approvalAboveCents !== undefined && (
          <span className="block">{words.approval(formatMoney(approvalAboveCents))}</span>
        )}
        {employees.map(({ email, name, role, monthlyLimitCents, approvalAboveCents: own }) => (
          <span key={email} className="block">
            {[
              name,
              email,
              ...(role === "admin" ? [words.admin] : []),
              ...(own === undefined ? [] : [words.ownApproval(formatMoney(own))]),
              ...(monthlyLimitCents === undefined ? [] : [words.monthly(formatMoney(monthlyLimitCents))]),
            ].join(" · ")}
          </span>
        ))}
      </Fact>
      {message !== undefined && <Fact label={words.message}>{message}</Fact>}
    </section>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement => (
  <div>
    <p className="text-meta text-ink-2">{label}</p>
    <div className="wrap-anywhere whitespace-pre-line select-text">{children}</div>
  </div>
);

interface VatIdProps extends BusinessFactsProps {
  readonly vatId: string;
}

/** VAT-08: the proof with its time. A register that did not answer stops nothing, and is asked again by a press. */
function VatId({ business, vatId, decides }: VatIdProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const run = useCommand();
  const [pending, setPending] = useState(false);
  const check = business.vatCheck?.vatId === vatId ? business.vatCheck : undefined;
  const ask = async (): Promise<void> => {
    setPending(true);
    await run(checkVatId, { restaurantId, customerId: business.id }, words.subject(business.name));
    setPending(false);
  };
  const at =
    check === undefined
      ? ""
      : `${formatDate(instantToLocal(check.at, shop.timezone).date)}, ${formatClock(check.at, shop.timezone)}`;
  return (
    <>
      <b>{vatId}</b>
      {check !== undefined && (
        <p className={check.state === "invalid" ? "font-bold text-danger-ink" : "text-meta"}>
          {[
            checkNames[check.state],
            words.checkedAt(at),
            ...(check.consultation === undefined ? [] : [words.consultation(check.consultation)]),
          ].join(" · ")}
        </p>
      )}
      {check?.name !== undefined && (
        <p className="text-meta">{`${words.registered}: ${[check.name, check.address].filter(Boolean).join(", ")}`}</p>
      )}
      {decides && (
        <Button
          size="small"
          look="outline"
          className="mt-1"
          pending={pending}
          pendingLabel={words.checking}
          onClick={() => void ask()}
        >
          {words.check}
        </Button>
      )}
    </>
  );
}
