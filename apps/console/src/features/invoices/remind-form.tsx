import { lateClaimCents, lateOpenCents } from "@lokalkorb/domain/invoices/invoice-state";
import { claimLate, surelyLateFrom } from "@lokalkorb/domain/invoices/late/claim-late";
import { lateLaw } from "@lokalkorb/domain/invoices/late/late-law";
import { reminderDays, reminderTitles } from "@lokalkorb/domain/invoices/remind";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { addDays, isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { DateField } from "@/shared/forms/time/date-field";
import { shopPath } from "@/shared/routes/routes";
import { invoicesText } from "./invoices-text.ts";
import { StepButtons, type StepFormProps } from "./pay-form.tsx";

const words = invoicesText.remindForm;

/** INV-07: the next reminder, and what the shop asks for because of the delay: nothing, unless a person says so. */
export function RemindForm({ invoice, today, pending, disabled, onSend, onBack }: StepFormProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const settings = useDocument(invoicesDocument, { restaurantId });
  const baseRates = valueOf(settings)?.baseRates ?? [];
  const { flatCents, flatLaw } = lateLaw[shop.country];
  const firstReminder = invoice.dunning[0];
  // A claim is reckoned anew with each reminder, so it begins with what was asked for before and was not let go.
  const before = lateOpenCents(invoice) === 0 ? undefined : invoice.dunning.findLast(({ claim }) => claim)?.claim;
  const [interest, setInterest] = useState((before?.parts.length ?? 0) > 0);
  const [flat, setFlat] = useState((before?.flatCents ?? 0) > 0);
  const [from, setFrom] = useState(
    () =>
      before?.parts[0]?.from ??
      surelyLateFrom(
        invoice,
        firstReminder === undefined ? null : instantToLocal(firstReminder.at, shop.timezone).date,
      ),
  );
  const [tried, setTried] = useState(false);
  const level = invoice.dunning.length + 1;
  const title = reminderTitles[level - 1] ?? reminderTitles[0];
  const isDay = isLocalDate(from) && from > invoice.dueOn;
  const since = baseRates[0]?.since;
  const hasRate = baseRates.some((rate) => rate.since <= today);
  const wish = { interestFrom: interest && hasRate ? from : null, flat };
  const claim = isDay ? claimLate(invoice, wish, { country: shop.country, baseRates, today }) : null;
  const asked = claim?.ok === true ? claim.value : null;
  const send = (): void => {
    setTried(true);
    if (interest && hasRate && !isDay) return;
    void onSend({ do: "remind", level, ...(wish.interestFrom === null && !flat ? {} : { claim: wish }) });
  };
  return (
    <>
      <p>{words.lead(formatDate(addDays(today, reminderDays)))}</p>
      <Checkbox
        label={words.interest}
        checked={interest}
        disabled={!hasRate}
        onChange={({ target }) => setInterest(target.checked)}
      />
      {!hasRate && (
        <p className="text-meta text-ink-2">
          {words.noRate}{" "}
          <PageLink href={`${shopPath("settings", restaurantId)}?ansicht=rechnungen`} className="link">
            {words.toSettings}
          </PageLink>
        </p>
      )}
      {interest && hasRate && (
        <>
          <DateField
            label={words.interestFrom}
            name="interest-from"
            value={from}
            error={tried && !isDay ? words.dayWrong : undefined}
            onChange={({ target }) => setFrom(target.value)}
          />
          <p className="text-meta text-ink-2">{words.interestHint[shop.country]}</p>
          {since !== undefined && isDay && from < since && (
            <p className="text-meta text-ink-2">{words.rateSince(since)}</p>
          )}
        </>
      )}
      <Checkbox
        label={words.flat(flatCents, flatLaw)}
        checked={flat}
        onChange={({ target }) => setFlat(target.checked)}
      />
      {asked !== null && (
        <output className="font-bold">{words.sum(lateClaimCents(asked) - asked.flatCents, asked.flatCents)}</output>
      )}
      {asked === null && interest && hasRate && isDay && <output>{words.noSum}</output>}
      <StepButtons
        label={invoicesText.dialog.send(title)}
        pending={pending}
        disabled={disabled}
        onSend={send}
        onBack={onBack}
      />
    </>
  );
}
