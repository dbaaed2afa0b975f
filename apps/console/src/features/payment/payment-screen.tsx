import { can } from "@lokalkorb/domain/access/permissions";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { switchesDocument } from "@lokalkorb/model/documents/data/switches";
import { useDocument } from "@lokalkorb/model/react/use-document";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { ShopLayout } from "@/layouts/shop-layout";
import { FeeNote } from "./fee-note.tsx";
import { MethodRows } from "./method-rows.tsx";
import { OpenDisputes } from "./open-disputes.tsx";
import { PaymentAccount } from "./payment-account.tsx";
import {
  newPaymentSettings,
  paymentValues,
  paymentErrors,
  shownMethods,
  storedPayment,
  type PaymentFields,
  type ShownMethod,
} from "./payment-values.ts";
import { paymentText as words } from "./payment-text.ts";
import { TipFields } from "./tip-fields.tsx";

/** How shoppers may pay, and the account that gets the money. */
export const PaymentScreen: PageWithLayout = () => {
  const { restaurantId } = useShop();
  const state = useDocument(paymentSettingsDocument, { restaurantId });
  if (state.status === "failed" || state.status === "pending")
    return <ContentWait status={state.status} words={words} />;
  return (
    <>
      <SettingsTabs current="payment" />
      <OpenDisputes />
      <PaymentForm settings={valueOf(state) ?? null} />
    </>
  );
};
PaymentScreen.getLayout = (page) => <ShopLayout route="payment">{page}</ShopLayout>;

const counter: readonly ShownMethod[] = ["cashOnPickup", "cardOnPickup", "cashOnDelivery"];
const online = shownMethods.filter((name) => !counter.includes(name));

function PaymentForm({ settings }: { readonly settings: PaymentFields | null }): ReactElement {
  const { restaurantId, shop, role } = useShop();
  const base = settings ?? newPaymentSettings;
  const stored = useMemo(() => paymentValues(base), [base]);
  const form = usePublishedForm({
    definition: paymentSettingsDocument,
    at: { restaurantId },
    stored,
    isNew: settings === null,
    errorsOf: paymentErrors,
    storedOf: (values) => storedPayment(values, base),
    savedText: () => words.saved,
  });
  const values = form.value;
  const isPaused = valueOf(useDocument(switchesDocument, {}))?.onlinePayment === false;
  const isReady = base.connect?.chargesEnabled === true;
  // A bank transfer of one country is no use in the other.
  const offered = online.filter((name) => name !== "eps" || shop.country === "AT" || values.eps);
  return (
    <EditorForm
      form={form}
      label={words.label}
      readOnly={!can(role, "team")}
      readOnlyHint={words.ownerOnly}
      idle={<PublishBar changes={[]} />}
      aside={
        <>
          <PaymentAccount connect={base.connect} />
          <FeeNote rates={base.feeRates} />
        </>
      }
    >
      {shownMethods.every((name) => !values[name]) && <Notice tone="warning">{words.none}</Notice>}
      <FormSection title={words.counter} lead={words.counterLead}>
        <MethodRows names={counter} form={form} />
      </FormSection>
      <FormSection title={words.online} lead={words.onlineLead}>
        {values.card && isPaused && <Notice tone="warning">{words.onlinePaused}</Notice>}
        {values.card && !isReady && <Notice tone="warning">{words.onlineNeedsAccount}</Notice>}
        <MethodRows names={values.card ? offered : ["card"]} form={form} />
        {values.card && (
          <ChoiceField
            label={words.capture}
            hint={words.captureHint}
            choices={words.captures}
            {...form.choice("capture")}
          />
        )}
        {values.card && (
          <FieldRow>
            {values.capture !== "onPlace" && (
              <TextField
                label={words.weightReserve}
                note={words.optional}
                hint={words.weightReserveHint}
                {...form.percent("catchWeightBuffer")}
              />
            )}
            <TextField
              label={words.statement}
              note={words.optional}
              hint={words.statementHint}
              maxLength={22}
              {...form.text("statementDescriptor")}
            />
          </FieldRow>
        )}
      </FormSection>
      <FormSection title={words.noShow} lead={words.noShowLead}>
        <FieldRow>
          <TextField label={words.noShowCharge} hint={words.noShowChargeHint} {...form.percent("noShowCharge")} />
        </FieldRow>
      </FormSection>
      <TipFields form={form} />
    </EditorForm>
  );
}
