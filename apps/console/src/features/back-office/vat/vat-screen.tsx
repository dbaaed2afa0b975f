import { setVatTemplates } from "@lokalkorb/contracts/back-office";
import { mostVatTemplates } from "@lokalkorb/domain/pricing/tax/vat-template-fields";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { vatTemplatesDocument } from "@lokalkorb/model/documents/data/vat-templates";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { kindLabels } from "@/entities/shop/kind-labels";
import { failureText } from "@/shared/commands/failure-text";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { useRequest } from "@/shared/commands/use-request";
import { useForm } from "@/shared/forms/state/use-form";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { BackOfficePage, NotForYou } from "../back-office-page.tsx";
import { VatOutcome } from "./vat-outcome.tsx";
import { classNames, countryNames, vatRefusals, vatText as words } from "./vat-text.ts";
import { newTemplate, storedTemplates, templatesErrors, templatesValues } from "./vat-values.ts";

export function VatScreen(): ReactElement {
  return (
    <BackOfficePage route="backOfficeVat" lead={words.lead}>
      <VatTemplates />
    </BackOfficePage>
  );
}

const kindChoices = { "": words.everyKind, ...kindLabels };

function VatTemplates(): ReactElement {
  const state = useDocument(vatTemplatesDocument, {});
  const { send, problem } = useRequest(setVatTemplates, vatRefusals);
  const stored = useMemo(() => templatesValues(valueOf(state)?.rows ?? []), [state]);
  const form = useForm({
    stored,
    errorsOf: templatesErrors,
    save: async (values) => {
      const done = await send({ rows: storedTemplates(values) });
      if (done !== null) notify({ message: words.saved, tone: "ok", autoDismiss: true });
      return done !== null;
    },
  });
  if (state.status === "pending") return <SkeletonGroup count={2} label={words.loading} className="h-20" />;
  if (state.status === "failed")
    return state.failure.type === "denied" ? (
      <NotForYou />
    ) : (
      <ProblemNotice title={words.failed} problem={failureText[state.failure.type]} />
    );
  const rows = form.rows("rows");
  return (
    // The form has the room of a page's edges, and stands in a page.
    <div className="-mx-4 grid gap-4 md:-mx-5">
      <EditorForm form={form} label={words.form}>
        <FormSection title={words.rows} lead={words.rowsLead}>
          {rows.each.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own
            <RowCard key={index} removeLabel={words.remove} onRemove={row.remove}>
              <FieldRow>
                <ChoiceField label={words.kind} choices={kindChoices} {...row.choice("kind")} />
                <ChoiceField label={words.country} choices={countryNames} {...row.choice("country")} />
                <TextField label={words.word} hint={words.wordHint} {...row.text("word")} />
                <ChoiceField label={words.vatClass} choices={classNames} {...row.choice("vatClass")} />
              </FieldRow>
            </RowCard>
          ))}
          {rows.each.length < mostVatTemplates && <AddButton label={words.add} onClick={() => rows.add(newTemplate)} />}
        </FormSection>
        <VatOutcome templates={storedTemplates(form.value)} />
      </EditorForm>
      <ProblemNotice title={words.problem} problem={problem} />
    </div>
  );
}
