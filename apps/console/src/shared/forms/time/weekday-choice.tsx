import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import type { ReactElement } from "react";
import { ChipChoice, type ChipChoiceProps } from "../ui/chip-choice.tsx";

/** The spoken name begins with the shown one: „Mo, Montag“. */
const choices = weekdayNames.map((name, index) => {
  const short = name.slice(0, 2);
  return [(index + 1) as Weekday, short, `${short}, ${name}`] as const;
});

/** Days of the week, Monday first. */
export function WeekdayChoice(props: Omit<ChipChoiceProps<Weekday>, "choices">): ReactElement {
  return <ChipChoice {...props} choices={choices} />;
}
