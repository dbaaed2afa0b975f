import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { imprintFields } from "@lokalkorb/domain/shop/legal/imprint-duties";
import { valueOf } from "@lokalkorb/model/document/document-state";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Notice } from "@lokalkorb/ui/notice";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { imprintValues, imprintErrors, imprintHint, owedInImprint, storedImprint } from "./imprint-values.ts";
import { settingsText } from "./settings-text.ts";

const labels = settingsText.imprint;
type Legal = FieldsOf<typeof accountDocument>["legal"];

/** Who sells: the imprint, and how taxes are shown. */
export function ImprintForm(): ReactElement {
  const { restaurantId } = useShop();
  const state = useDocument(accountDocument, { restaurantId });
  const legal = valueOf(state)?.legal;
  if (legal !== undefined) return <LegalForm legal={legal} />;
  return <ContentWait status={state.status === "pending" ? "pending" : "failed"} words={settingsText} />;
}

function LegalForm({ legal }: { readonly legal: Legal }): ReactElement {
  const { restaurantId, shop } = useShop();
  const { country } = shop;
  const stored = useMemo(() => imprintValues(legal), [legal]);
  const form = usePublishedForm({
    definition: accountDocument,
    at: { restaurantId },
    stored,
    errorsOf: imprintErrors,
    storedOf: (values) => ({ legal: storedImprint(values, legal) }),
    savedText: () => settingsText.savedImprint,
  });
  const { optional } = settingsText;
  const hint = imprintHint(shop, form.value);
  const owed = owedInImprint(shop, form.value);
  return (
    <EditorForm form={form} label={settingsText.imprintLabel} idle={<PublishBar changes={[]} />}>
      <FormSection title={labels.title} lead={labels.lead}>
        <TextField label={labels.legalName} maxLength={200} {...form.text("legalName")} />
        <TextField label={labels.representative} note={optional} {...form.text("representative")} />
        <FieldRow>
          <TextField label={labels.street} {...form.text("street")} />
          <TextField label={labels.houseNo} {...form.text("houseNo")} />
          <TextField label={labels.zip} inputMode="numeric" {...form.text("zip")} />
          <TextField label={labels.city} {...form.text("city")} />
        </FieldRow>
        <FieldRow wide>
          <TextField
            label={labels.register}
            note={optional}
            hint={labels.registerHints[country]}
            {...form.text("register")}
          />
          <TextField label={labels.organic} note={optional} {...form.text("organicControlNo")} />
        </FieldRow>
        <FieldRow wide>
          {imprintFields[country].map((field) => (
            <TextField
              key={field}
              label={labels.fieldNames[country][field]}
              note={owed.has(field) ? labels.owed : optional}
              hint={labels.fieldHints[field]}
              {...form.text(field)}
            />
          ))}
        </FieldRow>
        {hint !== null && <Notice tone="warning" title={hint} />}
        <TextArea label={labels.more} note={optional} {...form.text("imprintText")} />
      </FormSection>
      <FormSection title={labels.tax}>
        <FieldRow>
          <ChoiceField
            label={labels.taxScheme}
            hint={labels.taxHint}
            choices={labels.taxSchemes}
            {...form.choice("taxScheme")}
          />
          <TextField
            label={jurisdictions[legal.address.country].invoices.vatIdName}
            note={optional}
            {...form.text("vatId")}
          />
          <TextField label={labels.taxNumber} note={optional} hint={labels.taxNumberHint} {...form.text("taxNumber")} />
        </FieldRow>
      </FormSection>
    </EditorForm>
  );
}
