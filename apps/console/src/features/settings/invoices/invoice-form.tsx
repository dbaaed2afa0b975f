import { saveInvoiceSettings } from "@lokalkorb/contracts/business-invoices";
import { can } from "@lokalkorb/domain/access/permissions";
import { formatIban, isIban, compactIban } from "@lokalkorb/domain/kernel/money/iban";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { useRequest } from "@/shared/commands/use-request";
import { useMinute } from "@/shared/device/use-now";
import { useForm } from "@/shared/forms/state/use-form";
import { DateField } from "@/shared/forms/time/date-field";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import {
  invoiceErrors,
  type InvoiceSettings,
  invoiceValues,
  type InvoiceValues,
  nextNumber,
  storedInvoiceSettings,
} from "./invoice-values.ts";
import { invoiceSettingsText as words, settingsRefusals } from "./invoice-settings-text.ts";

/** How the shop writes invoices to companies; where their numbers stand is not typed. */
export function InvoiceForm(): ReactElement {
  const { restaurantId } = useShop();
  const state = useDocument(invoicesDocument, { restaurantId });
  if (state.status === "failed" || state.status === "pending")
    return <ContentWait status={state.status} words={words} />;
  return <Settings settings={valueOf(state) ?? null} />;
}

function Settings({ settings }: { readonly settings: InvoiceSettings | null }): ReactElement {
  const { restaurantId, role, shop } = useShop();
  const year = Number(instantToLocal(useMinute(), shop.timezone).date.slice(0, 4));
  const stored = useMemo(() => invoiceValues(settings), [settings]);
  const request = useRequest(saveInvoiceSettings, settingsRefusals);
  const form = useForm({
    stored,
    errorsOf: invoiceErrors,
    save: async (values) => {
      const answer = await request.send({ restaurantId, ...storedInvoiceSettings(values) });
      if (answer === null) return false;
      notify({ message: words.subject, detail: words.saved, tone: "ok", autoDismiss: true });
      return true;
    },
  });
  const { value } = form;
  return (
    <EditorForm form={form} label={words.label} readOnly={!can(role, "invoices.write")}>
      {request.problem !== null && (
        <Notice tone="danger" announce>
          {request.problem}
        </Notice>
      )}
      <FormSection title={words.numbers} lead={words.numbersLead}>
        <FieldRow>
          <TextField label={words.prefix} hint={words.prefixHint} maxLength={20} {...form.text("prefix")} />
          <TextField label={words.dueDays} hint={words.dueDaysHint} {...form.count("dueDays")} />
        </FieldRow>
        {value.prefix.trim() !== "" && (
          <output className="text-meta text-ink-2">{words.next(nextNumber(value.prefix, settings, year))}</output>
        )}
      </FormSection>
      <FormSection title={words.bank} lead={words.bankLead}>
        <TextField label={words.holder} hint={words.holderHint} maxLength={70} {...form.text("holder")} />
        <FieldRow wide>
          <TextField label={words.iban} autoComplete="off" {...form.text("iban")} />
          <TextField label={words.bic} note={words.optional} autoComplete="off" maxLength={11} {...form.text("bic")} />
        </FieldRow>
        <Preview values={value} />
      </FormSection>
      <FormSection title={words.late} lead={words.lateLead[shop.country]}>
        <FieldRow>
          <TextField label={words.baseRate} note={words.optional} after="%" {...form.text("baseRate")} />
          <DateField label={words.baseRateSince} {...form.text("baseRateSince")} />
        </FieldRow>
      </FormSection>
      <FormSection title={words.words} lead={words.wordsLead}>
        <TextArea label={words.header} note={words.optional} rows={3} maxLength={500} {...form.text("headerText")} />
        <TextArea label={words.footer} note={words.optional} rows={3} maxLength={500} {...form.text("footerText")} />
      </FormSection>
    </EditorForm>
  );
}

/** The line of the paper, as soon as it would be right. */
function Preview({ values }: { readonly values: InvoiceValues }): ReactElement {
  const { holder, iban, bic } = values;
  const isWhole = holder.trim() !== "" && isIban(compactIban(iban));
  if (!isWhole) return <p className="text-meta text-ink-2">{words.noBank}</p>;
  const code = bic.trim() === "" ? "" : ` · BIC ${compactIban(bic)}`;
  return (
    <p className="rounded-md bg-sunken px-3 py-2 text-meta wrap-anywhere">
      <span className="block text-ink-2">{words.preview}</span>
      {`${holder.trim()} · IBAN ${formatIban(iban)}${code}`}
    </p>
  );
}
