import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement, ReactNode } from "react";
import { ClosedOrders } from "@/entities/order/closed/closed-orders";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { WeekdayChoice } from "@/shared/forms/time/weekday-choice";
import { fulfilmentText as words } from "./fulfilment-text.ts";
import { newClosure } from "@/entities/shop/closure-values";
import { capacityForm, type FulfilmentValues } from "../state/fulfilment-values.ts";
import { DateField } from "@/shared/forms/time/date-field";
import { TimeField } from "@/shared/forms/time/time-field";

export interface FulfilmentCapacityProps {
  readonly form: FormFields<FulfilmentValues>;
  /** The past under these numbers; nothing for a new way. */
  readonly replay: ReactNode;
  /** Open orders of the way. */
  readonly orders: readonly ShopOrder[];
}

/** How much a time can take, and the days on which the way is closed. */
export function FulfilmentCapacity({ form, replay, orders }: FulfilmentCapacityProps): ReactElement {
  const capacities = form.rows("capacities");
  const closures = form.rows("closures");
  return (
    <>
      <FormSection title={words.capacity} lead={words.capacityLead}>
        <FieldRow>
          <TextField label={words.ordersPerSlot} {...form.count("ordersPerSlot")} />
          <TextField label={words.unitsPerSlot} {...form.count("unitsPerSlot")} />
          <TextField label={words.centsPerSlot} {...form.cents("centsPerSlot")} />
          <TextField label={words.ordersPerDay} {...form.count("ordersPerDay")} />
        </FieldRow>
        {capacities.each.length > 0 && <h3 className="pt-2 font-bold">{words.capacities}</h3>}
        {capacities.each.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
          <RowCard key={index} removeLabel={words.removeCapacity} onRemove={row.remove}>
            <WeekdayChoice legend={words.capacities} legendHidden {...row.choice("weekdays")} />
            <FieldRow>
              <TimeField label={words.capacityStart} {...row.text("start")} />
              <TextField label={words.orders} {...row.count("ordersPerSlot")} />
              <TextField label={words.units} {...row.count("unitsPerSlot")} />
              <TextField label={words.amount} {...row.cents("centsPerSlot")} />
            </FieldRow>
          </RowCard>
        ))}
        <AddButton
          label={words.addCapacity}
          onClick={() => {
            const { weekdays = [], start = "09:00" } = form.value.windows[0] ?? {};
            capacities.add({ ...capacityForm.values({ start }), weekdays });
          }}
        />
        {replay}
      </FormSection>
      <FormSection title={words.closures} lead={words.closuresLead}>
        {closures.each.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
          <RowCard key={index} removeLabel={words.removeClosure} onRemove={row.remove}>
            <FieldRow>
              <DateField label={words.from} {...row.text("from")} />
              <DateField label={words.to} {...row.text("to")} />
              <ChoiceField label={words.closureMode} choices={words.closureModes} {...row.choice("mode")} />
              <TextField label={words.reason} note={words.optional} {...row.text("reason")} />
            </FieldRow>
            <ClosedOrders closure={row.value} orders={orders} isSaid={row.error("from") !== undefined} />
          </RowCard>
        ))}
        <AddButton label={words.addClosure} onClick={() => closures.add(newClosure)} />
      </FormSection>
    </>
  );
}
