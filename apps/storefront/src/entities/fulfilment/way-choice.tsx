import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { DistributionOption } from "@lokalkorb/domain/fulfilment/methods/distribution-option";
import { estimateFee } from "@lokalkorb/domain/fulfilment/zones/estimate-fee";
import { Segmented } from "@lokalkorb/ui/segmented";
import type { ReactElement } from "react";
import { WayIcon } from "./way-icon.tsx";
import { free, wayNames } from "@/entities/labels/labels-text";

export interface WayChoiceProps {
  readonly legend: string;
  readonly options: readonly DistributionOption[];
  readonly value: string | undefined;
  readonly onChange: (optionId: string) => void;
}

/** The ways to receive the goods side by side; more than three stand in two rows. */
export function WayChoice({ legend, options, value, onChange }: WayChoiceProps): ReactElement {
  const isTwice = ({ type }: DistributionOption): boolean => options.filter((other) => other.type === type).length > 1;
  return (
    <Segmented
      legend={legend}
      name="way"
      value={value}
      onChange={onChange}
      {...(options.length > 3 && { className: "grid-flow-row! grid-cols-2" })}
      segments={options.map((way) => ({
        value: way.id,
        label: isTwice(way) ? way.name : wayNames[way.type],
        detail: costOf(way),
        icon: <WayIcon type={way.type} />,
      }))}
    />
  );
}

/** 'kostenlos', 'ab 2,90 €'; the least that must be ordered stands below, where it does not break the line. */
export function costOf(way: DistributionOption): string {
  const { feeCents, depends } = estimateFee(way);
  const fee = feeCents === 0 ? free : formatMoney(feeCents);
  return depends ? `ab ${fee}` : fee;
}
