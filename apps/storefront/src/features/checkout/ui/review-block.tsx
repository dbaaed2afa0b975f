import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { paymentLabelOf } from "@lokalkorb/domain/labels/payment-labels";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { withdrawalTextOfLine } from "@lokalkorb/domain/catalog/withdrawal/withdrawal-of-line";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatTimeRange } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { AlertIcon, ClockIcon } from "@lokalkorb/ui/icons";
import { shownLines, type ShownLine } from "@/entities/basket/sold-out-lines";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { GuaranteeNotice } from "@/entities/guarantee/guarantee-notice";
import { PageLink } from "@lokalkorb/shell/page-link";
import { legalTextPath, privacyPath, shopPath, termsPath } from "@/shared/routes/paths";
import { Sums } from "@/entities/order/sums";
import { useRiskOf } from "@/entities/eaters/use-risk-of";
import { estimateText, lineDetails } from "@/entities/order/line-text";
import { CheckoutBlock } from "./checkout-block.tsx";
import { isOutside } from "./block-states.ts";
import { fieldId, focusField } from "../state/checkout-fields.ts";
import { fieldNames, needsAddress, type CheckoutForm, type FieldName } from "../state/checkout-form.ts";
import { cardText, checkoutText } from "../state/checkout-text.ts";
import { saidOfWithdrawal } from "../state/said-of-withdrawal.ts";
import { OrderAnswer } from "./order-answer.tsx";
import { isPaidApart } from "../calls/order-body.ts";
import type { CheckoutProps } from "../calls/use-checkout.ts";

function fieldName(field: FieldName): string {
  if (field === "slot") return checkoutText.when;
  return checkoutText[field === "age" ? "ageWord" : field];
}

export interface ReviewBlockProps extends CheckoutProps {
  readonly notice: GuaranteeNotice | null;
}

/** Everything that is ordered, then the sums, then the one button that makes it binding (CHK-01, CHK-02). */
export function ReviewBlock({ shop, checkout, notice }: ReviewBlockProps): ReactElement {
  const { menu, priced, option } = shop;
  const { name, country, taxScheme, slug } = menu.shop;
  const { form, errors, set } = checkout;
  const riskOf = useRiskOf(shop);
  const wrong = fieldNames.filter((field) => errors[field] !== undefined || (field === "zip" && isOutside(shop)));
  const missing = priced.problems.find((problem) => problem.type === "below-minimum");
  const feeIsUnknown = needsAddress(option) && priced.fee === null;
  const heavierCents = priced.atMostCents - priced.totals.totalCents;
  const own = new Set(checkout.texts.map(({ kind }) => kind));
  const isOnline = form.payment === "online" && !checkout.covered;
  return (
    <CheckoutBlock
      id="pruefen"
      number={4}
      title={checkoutText.review}
      state="open"
      className="lg:sticky lg:top-5 lg:shadow-float"
      aside={
        <PageLink href={shopPath(slug)} className="link inline-flex min-h-11 items-center">
          {checkoutText.changeBasket}
        </PageLink>
      }
    >
      <ul className="grid gap-3">
        {shownLines(shop).map(({ line, isGone }) => (
          <Line
            key={line.lineId}
            line={line}
            isGone={isGone}
            risk={riskOf?.(shop.draft.lines[line.lineId] ?? line)}
            right={withdrawalTextOfLine(menu.items, line)}
          />
        ))}
      </ul>
      <Handover shop={shop} checkout={checkout} />
      {priced.minAge !== 0 && (
        <Checkbox
          id={fieldId("age")}
          className="text-[max(0.8125rem,1em)]"
          label={checkoutText.age(priced.minAge)}
          checked={form.ageConfirmed}
          error={errors.age}
          onChange={({ target }) => set({ ageConfirmed: target.checked })}
        />
      )}
      <p className="text-meta text-ink-2">
        {checkoutText.termsBefore(name)}
        <LegalLink href={own.has("terms") ? legalTextPath(slug, "terms") : termsPath()}>{checkoutText.terms}</LegalLink>
        {checkoutText.termsBetween}
        <LegalLink href={own.has("privacy") ? legalTextPath(slug, "privacy") : privacyPath()}>
          {checkoutText.privacy}
        </LegalLink>
        {checkoutText.termsAfter}
        {own.has("withdrawal") && (
          <>
            {checkoutText.withdrawalBefore}
            <LegalLink href={legalTextPath(slug, "withdrawal")}>{checkoutText.withdrawal}</LegalLink>
            {checkoutText.termsAfter}
          </>
        )}
        {saidOfWithdrawal(menu, priced)} {checkoutText.contract}
      </p>
      <hr className="border-dashed border-line-strong" />
      <Sums
        totals={priced.totals}
        fulfilment={option ? fulfilmentTypeLabels[option.type] : ""}
        priceNote={jurisdictions[country].priceNotes[taxScheme]}
        withTax
        codes={priced.codes}
        atMostCents={priced.atMostCents}
        feeUnknown={feeIsUnknown ? checkoutText.fulfilmentAfterZip : undefined}
      />
      {missing !== undefined && checkout.refusal === null && (
        <Notice
          tone="warning"
          action={
            <LinkButton component={PageLink} size="small" look="outline" href={shopPath(slug)}>
              {checkoutText.toShop}
            </LinkButton>
          }
        >
          {checkoutText.missing(formatMoney(missing.missingCents), formatMoney(missing.minimumCents))}
        </Notice>
      )}
      {wrong.length > 0 && (
        <output className="flex flex-wrap items-center gap-x-2 rounded-lg bg-danger-tint px-4 py-2 text-[max(0.8125rem,var(--t-meta))] font-bold text-danger-ink">
          <AlertIcon size={16} />
          {checkoutText.open(wrong)}
          {wrong.map((field) => (
            <a
              key={field}
              href={`#${fieldId(field)}`}
              className="inline-flex min-h-11 items-center underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {fieldName(field)}
            </a>
          ))}
        </output>
      )}
      {notice && (
        <a href={notice.src} target="_blank" rel="noreferrer" className="block">
          {/* oxlint-disable-next-line next/no-img-element -- unchanged to the byte, and before the order (WDR-06) */}
          <img {...notice} alt={checkoutText.guarantee} className="mx-auto h-auto max-h-[70dvh] w-auto" />
        </a>
      )}
      <OrderAnswer shop={shop} checkout={checkout} />
      <Button size="large" wide pending={checkout.sending} pendingLabel={checkoutText.sending} onClick={checkout.order}>
        {checkoutText.order}
      </Button>
      {isOnline && (
        <p className="-mt-1 text-center text-meta text-ink-2">
          {isPaidApart(form, shop.draft)
            ? checkoutText.toPayApart
            : form.card === null
              ? checkoutText.toPay(formatMoney(priced.amountDueCents))
              : cardText.toPay(form.card.name, formatMoney(priced.amountDueCents))}
          {heavierCents > 0 && ` ${cardText.atMost(formatMoney(priced.amountDueCents + heavierCents))}`}
        </p>
      )}
    </CheckoutBlock>
  );
}

function LegalLink({ href, children }: { readonly href: string; readonly children: string }): ReactElement {
  return (
    <PageLink href={href} className="underline underline-offset-2">
      {children}
    </PageLink>
  );
}

const paymentName = ({ payment, card }: CheckoutForm, fulfilment: FulfilmentType): string =>
  payment === "online" && card !== null ? card.name : payment === null ? "" : paymentLabelOf(payment, fulfilment);

interface LineProps extends ShownLine {
  /** WDR-01: the right to withdraw. */
  readonly right: string | undefined;
  /** Why it is not for those who are cooked for. */
  readonly risk: string | undefined;
}

function Line({ line, isGone, right, risk }: LineProps): ReactElement {
  const { name, qty, unitCents, totalCents, depositCents, catchWeight } = line;
  const details = [
    ...(catchWeight ? [estimateText(catchWeight)] : []),
    ...(lineDetails(line) === "" ? [] : [lineDetails(line)]),
    ...(qty > 1 ? [checkoutText.each(formatMoney(unitCents))] : []),
    ...(depositCents > 0 ? [checkoutText.deposit(formatMoney(depositCents))] : []),
  ].join(" · ");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <div className="min-w-0">
        <b className="text-name leading-tight">{checkoutText.amount(qty, name)}</b>
        {risk && <p className="text-meta font-bold text-warning-ink">{risk}</p>}
        {details !== "" && <p className="text-meta leading-snug text-ink-2">{details}</p>}
        {right && <p className="text-meta leading-snug text-ink-2">{right}</p>}
        {isGone && <p className="text-meta font-bold text-danger-ink">{checkoutText.lineSoldOut}</p>}
      </div>
      {!isGone && <b className="text-name whitespace-nowrap">{formatMoney(totalCents)}</b>}
    </li>
  );
}

function Handover({ shop: { menu, option, slot }, checkout }: CheckoutProps): ReactElement | null {
  if (!option || !slot) return null;
  const { timezone, country } = menu.shop;
  const start = instantToLocal(slot.start, timezone);
  const { street, houseNo, zip, city } = checkout.form;
  return (
    <div className="flex gap-3">
      <ClockIcon className="mt-0.5 text-theme-ink" />
      <p className="leading-snug">
        <b className="block text-name">
          {checkoutText.onDay(fulfilmentTypeLabels[option.type], formatDay(start.date, country))}
        </b>
        <span className="text-meta text-ink-2">
          {formatTimeRange(start.time, instantToLocal(slot.end, timezone).time)}
          {checkout.covered
            ? ` · ${paymentLabelOf("giftCard", option.type)}`
            : checkout.form.payment && ` · ${paymentName(checkout.form, option.type)}`}
        </span>
        {needsAddress(option) && street.trim() !== "" && (
          <span className="block text-meta text-ink-2">{`${street} ${houseNo}, ${zip} ${city}`}</span>
        )}
      </p>
    </div>
  );
}
