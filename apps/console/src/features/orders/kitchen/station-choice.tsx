import type { ReactElement } from "react";
import { kitchenText as words } from "./kitchen-text.ts";
import styles from "./kitchen.module.css";

export interface StationChoiceProps {
  readonly stations: readonly string[];
  readonly station: string | null;
  readonly onChoose: (station: string | null) => void;
}

/** The station stays in the list when nothing is to be made there. */
export function StationChoice({ stations, station, onChoose }: StationChoiceProps): ReactElement {
  const all = [...new Set([...stations, ...(station === null ? [] : [station])])];
  return (
    <select
      aria-label={words.station}
      className={styles.station}
      value={station ?? ""}
      onChange={(event) => onChoose(event.target.value || null)}
    >
      <option value="">{words.allStations}</option>
      {all.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}
