import type { Weekday } from "@lokalkorb/domain/time/instant";
import type { ReactElement } from "react";
import { ChipChoice } from "./chip-choice.tsx";
import type { ChipChoiceProps } from "./chip-choice.tsx";
import { formText } from "./form-text.ts";

const choices = formText.weekdays.map((name, index) => [(index + 1) as Weekday, name.slice(0, 2), name] as const);

/** Days of the week, Monday first. */
export function WeekdayChoice(props: Omit<ChipChoiceProps<Weekday>, "choices">): ReactElement {
  return <ChipChoice {...props} choices={choices} />;
}
