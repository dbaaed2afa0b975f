import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { setClosures } from "@lokalkorb/contracts/offerings";
import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import type { TrialShop } from "@lokalkorb/domain/ordering/trial/try-order";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import { notify } from "@lokalkorb/ui/notify";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { useForm } from "@/shared/forms/state/use-form";
import { ClosedOrders } from "@/entities/order/closed/closed-orders";
import { closureErrors, sentenceOf } from "@/entities/order/state/closure-errors";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { LateTrialPanel } from "@/entities/trial/late-trial-panel";
import { useCommand } from "@/shared/commands/use-command";
import { newClosure } from "@/entities/shop/closure-values";
import { HolidayOffers } from "./holiday-offers.tsx";
import { holidaysValues, holidaysErrors, storedHolidays, type HolidaysValues } from "./holidays-values.ts";
import { settingsText } from "./settings-text.ts";
import { DateField } from "@/shared/forms/time/date-field";

const labels = settingsText.holidays;

/** Lists that a call may take. */
const wire = (closures: readonly Closure[]) =>
  closures.map(({ methods, ...days }) => ({ ...days, ...(methods && { methods: [...methods] }) }));

/** Days off of the whole shop. They stand in the profile and hold at once, without publishing. */
export function HolidaysForm(): ReactElement {
  const { restaurantId, shop } = useShop();
  const { closures } = shop;
  const { orders } = useShopOrders();
  const run = useCommand();
  const stored = useMemo(() => holidaysValues(closures), [closures]);
  const form = useForm<HolidaysValues>({
    stored,
    errorsOf: (values) => ({ ...closureErrors(values.closures, closures, orders), ...holidaysErrors(values) }),
    save: async (values) => {
      const input = { restaurantId, was: wire(closures), closures: wire(storedHolidays(values)) };
      const answer = await run(setClosures, input, labels.title);
      if (!answer.ok) return false;
      const { result, promised } = answer.value;
      if (result === "changed") return "changed";
      if (result === "promised") {
        notify({ message: labels.notSaved, detail: sentenceOf(promised.map((no) => ({ no }))), tone: "warning" });
        return false;
      }
      notify({ message: labels.saved, tone: "ok", autoDismiss: true });
      return true;
    },
  });
  const rows = form.rows("closures");
  const { value } = form;
  const change = useMemo(() => {
    if (Object.keys(holidaysErrors(value)).length > 0) return null;
    const wanted = storedHolidays(value);
    return (shop: TrialShop): TrialShop => ({ ...shop, settings: { ...shop.settings, closures: wanted } });
  }, [value]);
  return (
    <EditorForm form={form} label={labels.title} aside={<LateTrialPanel change={change} />}>
      <FormSection title={labels.title} lead={labels.lead}>
        {rows.each.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
          <RowCard key={index} removeLabel={labels.remove} onRemove={row.remove}>
            <FieldRow>
              <DateField label={labels.from} {...row.text("from")} />
              <DateField label={labels.to} {...row.text("to")} />
              <ChoiceField label={labels.mode} choices={labels.modes} {...row.choice("mode")} />
            </FieldRow>
            <TextField label={labels.reason} note={settingsText.optional} {...row.text("reason")} />
            <ClosedOrders closure={row.value} orders={orders} isSaid={row.error("from") !== undefined} />
            <ChipChoice
              legend={labels.only}
              hint={labels.onlyHint}
              choices={fulfilmentTypes.map((type) => [type, fulfilmentTypeLabels[type]])}
              {...row.choice("methods")}
            />
          </RowCard>
        ))}
        <AddButton label={labels.add} onClick={() => rows.add(newClosure)} />
      </FormSection>
      <HolidayOffers rows={rows} />
    </EditorForm>
  );
}
