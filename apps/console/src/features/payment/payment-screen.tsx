import { can } from "@lokalkorb/domain/access/permissions";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { useForm } from "@/shared/forms/state/use-form";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useSavePublished } from "@/entities/catalog/use-save-published";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { useShop } from "@/entities/shop/shop-context";
import { ShopLayout } from "@/layouts/shop-layout";
import { MethodRows } from "./method-rows.tsx";
import { OpenDisputes } from "./open-disputes.tsx";
import { PaymentAccount } from "./payment-account.tsx";
import {
  newPaymentSettings,
  paymentDraft,
  paymentErrors,
  shownMethods,
  storedPayment,
  type PaymentDraft,
  type PaymentFields,
  type ShownMethod,
} from "./payment-draft.ts";
import { paymentText as words } from "./payment-text.ts";
import { TipFields } from "./tip-fields.tsx";

/** How shoppers may pay, and the account that gets the money. */
export const PaymentScreen: PageWithLayout = () => {
  const { restaurantId } = useShop();
  const state = useDocument(paymentSettingsDocument, { restaurantId });
  const client = useModelClient();
  if (state.status === "failed") {
    return (
      <ErrorState title={words.failed} onRetry={() => client?.cache.retryFailed()}>
        {words.failedNext}
      </ErrorState>
    );
  }
  if (state.status === "pending")
    return <SkeletonGroup count={3} className="h-32" groupClassName="grid! gap-3 px-4 py-4 md:px-5" />;
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
  const { restaurantId, restaurant, role } = useShop();
  const saveDocument = useSavePublished();
  const base = settings ?? newPaymentSettings;
  const stored = useMemo(() => paymentDraft(base), [base]);
  const form = useForm<PaymentDraft>({
    stored,
    isNew: settings === null,
    errorsOf: paymentErrors,
    save: async (draft, before) => {
      const was = settings && storedPayment(before, settings);
      const wanted = storedPayment(draft, base);
      const saved = await saveDocument(paymentSettingsDocument, { restaurantId }, was, wanted);
      if (saved !== true) return saved;
      notify({ message: words.saved, tone: "ok", autoDismiss: true });
      return true;
    },
  });
  const draft = form.value;
  const isReady = base.connect?.chargesEnabled === true;
  // A bank transfer of one country is no use in the other.
  const offered = online.filter((name) => name !== "eps" || restaurant.country === "AT" || draft.eps);
  return (
    <EditorForm
      form={form}
      label={words.label}
      readOnly={!can(role, "team")}
      readOnlyHint={words.ownerOnly}
      idle={<PublishBar changes={[]} />}
      aside={<PaymentAccount connect={base.connect} />}
    >
      {shownMethods.every((name) => !draft[name]) && <Notice tone="warning">{words.none}</Notice>}
      <FormSection title={words.counter} lead={words.counterLead}>
        <MethodRows names={counter} form={form} />
      </FormSection>
      <FormSection title={words.online} lead={words.onlineLead}>
        {draft.card && !isReady && <Notice tone="warning">{words.onlineNeedsAccount}</Notice>}
        <MethodRows names={draft.card ? offered : ["card"]} form={form} />
        {draft.card && (
          <ChoiceField
            label={words.capture}
            hint={words.captureHint}
            choices={words.captures}
            {...form.choice("capture")}
          />
        )}
        {draft.card && (
          <FieldRow>
            {draft.capture !== "onPlace" && (
              <TextField
                label={words.weightReserve}
                note={words.optional}
                hint={words.weightReserveHint}
                {...form.percent("weightReserve")}
              />
            )}
            <TextField
              label={words.statement}
              note={words.optional}
              hint={words.statementHint}
              maxLength={22}
              {...form.text("statement")}
            />
          </FieldRow>
        )}
      </FormSection>
      <TipFields form={form} />
    </EditorForm>
  );
}
