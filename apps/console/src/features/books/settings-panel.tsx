import { saveBooksSettings } from "@lokalkorb/contracts/books";
import { accountRoles, type BooksSettings, charts, ratesOf } from "@lokalkorb/domain/invoices/books/books-settings";
import { rateCell } from "@lokalkorb/domain/invoices/books/cells";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { Select } from "@lokalkorb/ui/select";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useRequest } from "@/shared/commands/use-request";
import { useForm } from "@/shared/forms/state/use-form";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { saveRefusals, settingsText as words } from "./books-text.ts";
import { chartOf, rateField, settingsErrors, settingsValues, storedSettings, withChart } from "./settings-values.ts";

const months = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September"].concat([
  "Oktober",
  "November",
  "Dezember",
]);

/** Numbers and accounts as the tax adviser of the shop has them. */
export function SettingsPanel({ settings }: { readonly settings: BooksSettings }): ReactElement {
  const { restaurantId, shop } = useShop();
  const rates = ratesOf[shop.country];
  const stored = useMemo(() => settingsValues(settings, rates), [settings, rates]);
  const request = useRequest(saveBooksSettings, saveRefusals);
  const form = useForm({
    stored,
    errorsOf: (values) => settingsErrors(values, rates),
    save: async (values) => {
      const answer = await request.send({ restaurantId, ...storedSettings(values, rates) });
      if (answer === null) return false;
      notify({ message: words.subject, detail: words.saved, tone: "ok", autoDismiss: true });
      return true;
    },
  });
  const { value } = form;
  return (
    <EditorForm form={form} label={words.label}>
      {request.problem !== null && (
        <Notice tone="danger" announce>
          {request.problem}
        </Notice>
      )}
      <FormSection title={words.label} lead={words.lead}>
        <FieldRow>
          <TextField
            label={words.consultantNo}
            note={words.onlyDatev}
            inputMode="numeric"
            maxLength={7}
            {...form.text("consultantNo")}
          />
          <TextField
            label={words.clientNo}
            note={words.onlyDatev}
            inputMode="numeric"
            maxLength={5}
            {...form.text("clientNo")}
          />
        </FieldRow>
        <FieldRow>
          <Select
            label={words.chart}
            hint={words.chartHint}
            value={value["chart"] ?? ""}
            onChange={({ target }) => form.set(withChart(value, chartOf(target.value), rates))}
          >
            {charts.map((chart) => (
              <option key={chart} value={chart}>
                {words.charts[chart]}
              </option>
            ))}
          </Select>
          <Select label={words.yearStart} {...form.text("yearStart")}>
            {months.map((month, index) => (
              <option key={month} value={String(index + 1)}>
                {month}
              </option>
            ))}
          </Select>
        </FieldRow>
      </FormSection>
      <FormSection title={words.accounts}>
        <FieldRow wide>
          {rates.map((rate) => (
            <TextField
              key={rate}
              label={words.turnover(rateCell(rate))}
              inputMode="numeric"
              maxLength={9}
              {...form.text(rateField(rate))}
            />
          ))}
          {accountRoles.map((role) => (
            <TextField
              key={role}
              label={words.accountRoles[role]}
              inputMode="numeric"
              maxLength={9}
              {...form.text(role)}
            />
          ))}
        </FieldRow>
      </FormSection>
    </EditorForm>
  );
}
