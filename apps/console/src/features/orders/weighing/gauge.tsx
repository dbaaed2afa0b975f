import { weightText } from "@lokalkorb/ui/figures";
import type { Unit } from "@lokalkorb/domain/kernel/branded";
import type { ReactElement } from "react";
import { limitsOf } from "./typed-weight.ts";
import type { ShopLine } from "./use-weighing.ts";
import styles from "./weighing.module.css";

export interface GaugeProps {
  readonly catchWeight: ShopLine["line"]["catchWeight"];
  readonly grams: Unit<"grams"> | null;
}

/** Green is agreed, the line is what was ordered, black is now. */
export function Gauge({ catchWeight, grams }: GaugeProps): ReactElement {
  const { minGrams, maxGrams } = limitsOf(catchWeight);
  const room = (maxGrams - minGrams) / 4;
  const from = Math.max(0, minGrams - room);
  const at = (value: number): string => `${(100 * (value - from)) / (maxGrams + room - from)}%`;
  return (
    <div className="grid gap-2">
      <div className={styles.gauge} aria-hidden>
        <span className={styles.agreed} style={{ left: at(minGrams), right: `calc(100% - ${at(maxGrams)})` }} />
        <span className={styles.ordered} style={{ left: at(catchWeight.estGrams) }} />
        {grams !== null && <span className={styles.now} style={{ left: at(grams) }} />}
      </div>
      <p className={styles.marks}>
        <span style={{ left: at(minGrams) }}>{weightText(minGrams)} </span>
        <b style={{ left: at(catchWeight.estGrams) }}>{weightText(catchWeight.estGrams)} </b>
        <span style={{ left: at(maxGrams) }}>{weightText(maxGrams)}</span>
      </p>
    </div>
  );
}
