import type { TrialShop } from "@lokalkorb/domain/ordering/trial/try-order";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { LateTrialPanel } from "@/entities/trial/late-trial-panel";
import {
  newSettings,
  rulesValues,
  rulesErrors,
  storedRules,
  type RulesValues,
  type SettingsFields,
} from "./rules-values.ts";
import { settingsText as words } from "./settings-text.ts";
import { WatchSection } from "./watch-section.tsx";

/** Who may order how much, who accepts when, and what is said to whom. */
export function RulesForm({ settings }: { readonly settings: SettingsFields | null }): ReactElement {
  const { restaurantId } = useShop();
  const base = settings ?? newSettings;
  const stored = useMemo(() => rulesValues(base), [base]);
  const form = usePublishedForm({
    definition: settingsDocument,
    at: { restaurantId },
    stored,
    isNew: settings === null,
    errorsOf: rulesErrors,
    storedOf: (values) => storedRules(values, base),
    savedText: () => words.saved,
  });
  const { value } = form;
  const change = useMemo(() => {
    if (Object.keys(rulesErrors(value)).length > 0) return null;
    const { ordering, prep } = storedRules(value, base);
    return (shop: TrialShop): TrialShop => withRules(shop, ordering, prep);
  }, [value, base]);
  return (
    <EditorForm
      form={form}
      label={words.label}
      idle={<PublishBar changes={[]} />}
      aside={<LateTrialPanel change={change} />}
    >
      <Accepting form={form} />
      <Limits form={form} />
      <FormSection title={words.prep.title} lead={words.prep.lead}>
        <FieldRow>
          <Count form={form} name="baseMinutes" label={words.prep.base} />
          <Count form={form} name="secondsPerKitchenUnit" label={words.prep.unit} unit={words.prep.seconds} />
        </FieldRow>
      </FormSection>
      <FormSection title={words.notify.title}>
        <TextArea label={words.notify.emails} hint={words.notify.emailsHint} rows={2} {...form.text("emails")} />
      </FormSection>
      <WatchSection form={form} />
      <FormSection title={words.texts.title}>
        <TextArea label={words.texts.thankYou} rows={2} {...form.text("thankYou")} />
        <TextArea label={words.texts.pickup} rows={2} {...form.text("pickupHint")} />
        <TextArea label={words.texts.closed} note={words.optional} rows={2} {...form.text("closedMessage")} />
        <TextArea label={words.texts.footer} note={words.optional} rows={2} {...form.text("emailFooter")} />
      </FormSection>
    </EditorForm>
  );
}

/** The shop with these limits and times of work. */
function withRules(
  shop: TrialShop,
  { minOrderCents, maxOrderCents, maxLines, phoneRequired }: SettingsFields["ordering"],
  prep: SettingsFields["prep"],
): TrialShop {
  const { maxOrderCents: _before, ...ordering } = shop.menu.ordering;
  const limits = { minOrderCents, maxLines, phoneRequired, ...(maxOrderCents !== undefined && { maxOrderCents }) };
  return { ...shop, menu: { ...shop.menu, ordering: { ...ordering, ...limits, prep } } };
}

interface PartProps {
  readonly form: FormFields<RulesValues>;
}

function Accepting({ form }: PartProps): ReactElement {
  return (
    <FormSection title={words.accept.title}>
      <FieldRow>
        <ChoiceField label={words.accept.auto} choices={words.accept.autos} {...form.choice("autoAccept")} />
        <ChoiceField label={words.accept.action} choices={words.accept.actions} {...form.choice("timeoutAction")} />
      </FieldRow>
      <FieldRow>
        <Count form={form} name="acceptTimeoutMinutes" label={words.accept.timeout} />
        <Count form={form} name="escalateAfterMinutes" label={words.accept.escalate} />
      </FieldRow>
    </FormSection>
  );
}

function Limits({ form }: PartProps): ReactElement {
  const { rules } = words;
  return (
    <FormSection title={rules.title}>
      <Checkbox label={rules.phone} {...form.flag("phoneRequired")} />
      <Checkbox label={rules.standing} hint={rules.standingHint} {...form.flag("withoutStandingOrders")} />
      <FieldRow>
        <TextField label={rules.min} hint={rules.minHint} {...form.cents("minOrder")} />
        <TextField label={rules.max} note={words.optional} {...form.cents("maxOrder")} />
        <TextField label={rules.lines} {...form.count("maxLines")} />
      </FieldRow>
      <FieldRow>
        <TextField label={rules.open} hint={rules.openHint} {...form.count("maxOpenOrdersPerGuest")} />
        <Count form={form} name="customerCancelUntilMinutesBeforeSlot" label={rules.cancel} hint={rules.cancelHint} />
      </FieldRow>
      <FieldRow>
        <ChoiceField
          label={rules.edit}
          hint={rules.editHint}
          choices={rules.edits}
          {...form.choice("customerEditUntil")}
        />
        <ChoiceField
          label={rules.missing}
          hint={rules.missingHint}
          choices={rules.substitutions}
          {...form.choice("substitutionDefault")}
        />
      </FieldRow>
    </FormSection>
  );
}

interface CountProps extends PartProps {
  readonly name: "acceptTimeoutMinutes" | "escalateAfterMinutes" | "customerCancelUntilMinutesBeforeSlot" | "baseMinutes" | "secondsPerKitchenUnit"; // prettier-ignore
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
}

function Count({ form, name, label, unit = words.minutes, hint }: CountProps): ReactElement {
  return (
    <TextField label={label} hint={hint} after={<span className="pe-2 text-meta">{unit}</span>} {...form.count(name)} />
  );
}
