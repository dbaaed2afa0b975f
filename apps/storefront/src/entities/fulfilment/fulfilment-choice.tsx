import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { estimateFee } from "@lokalkorb/domain/fulfilment/zones/estimate-fee";
import { Segmented } from "@lokalkorb/ui/segmented";
import type { ReactElement } from "react";
import { FulfilmentIcon } from "./fulfilment-icon.tsx";
import { free } from "@/entities/labels/labels-text";

export interface FulfilmentChoiceProps {
  readonly legend: string;
  readonly options: readonly FulfilmentMethod[];
  readonly value: string | undefined;
  readonly onChange: (optionId: string) => void;
}

/** The ways to receive the goods side by side; more than three stand in two rows. */
export function FulfilmentChoice({ legend, options, value, onChange }: FulfilmentChoiceProps): ReactElement {
  const isTwice = ({ type }: FulfilmentMethod): boolean => options.filter((other) => other.type === type).length > 1;
  return (
    <Segmented
      legend={legend}
      name="way"
      value={value}
      onChange={onChange}
      {...(options.length > 3 && { className: "grid-flow-row! grid-cols-2" })}
      segments={options.map((method) => ({
        value: method.id,
        label: isTwice(method) ? method.name : fulfilmentTypeLabels[method.type],
        detail: costOf(method),
        icon: <FulfilmentIcon type={method.type} />,
      }))}
    />
  );
}

/** 'kostenlos', 'ab 2,90 €'; the least that must be ordered stands below, where it does not break the line. */
export function costOf(method: FulfilmentMethod): string {
  const { feeCents, depends } = estimateFee(method);
  const fee = feeCents === 0 ? free : formatMoney(feeCents);
  return depends ? `ab ${fee}` : fee;
}
