import { proposeWithdrawal } from "@lokalkorb/domain/catalog/withdrawal/propose-withdrawal";
import { cooks } from "@lokalkorb/domain/shop/restaurant-kind";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { FormSection } from "@/shared/forms/ui/form-section";
import { itemText as words } from "../fields/item-text.ts";
import type { ItemFields, ItemValues } from "../values/item-values.ts";

export interface ItemWithdrawalProps {
  readonly form: FormFields<ItemValues>;
  /** As it would be stored now. */
  readonly shown: ItemFields;
  /** The name of its category. */
  readonly category: string | undefined;
}

/** WDR-01: the right to withdraw, as it is proposed or as the shop decides, then with a reason. */
export function ItemWithdrawal({ form, shown, category }: ItemWithdrawalProps): ReactElement {
  const { kind: shopKind } = useShop().shop;
  const proposal = proposeWithdrawal(shown, { category, cooks: cooks(shopKind) });
  const { withdrawal } = form.value;
  return (
    <FormSection title={words.withdrawal} lead={words.withdrawalLead}>
      <ChoiceField
        label={words.withdrawalKind}
        hint={words.withdrawalProposal(words.withdrawalKinds[proposal.kind], proposal.because)}
        choices={words.withdrawalKinds}
        {...form.choice("withdrawal")}
      />
      {withdrawal !== "" && withdrawal !== proposal.kind && (
        <TextField
          label={words.withdrawalReason}
          hint={words.withdrawalReasonHint}
          maxLength={300}
          {...form.text("withdrawalReason")}
        />
      )}
    </FormSection>
  );
}
