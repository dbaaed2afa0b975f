import { offeredSlots, type OfferedDay, type SlotInput } from "@lokalkorb/domain/fulfilment/slots/offered-slots";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatMoment, formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { Select } from "@lokalkorb/ui/select";
import { useId, useMemo, useState, type ReactElement } from "react";
import { slotStateText, slotText } from "./slot-text.ts";

/** Tiles for the next times; the rest of a long day is in a list that every phone knows how to show. */
const tiles = 8;

export interface SlotPickerProps {
  readonly question: SlotInput;
  readonly country: Country;
  readonly value: Slot | null;
  readonly onChange: (slotKey: string) => void;
  /** Linked with the group for screen readers. */
  readonly errorId?: string | undefined;
}

export function SlotPicker({ question, country, value, onChange, errorId }: SlotPickerProps): ReactElement {
  const name = useId();
  const days = useMemo(
    () => offeredSlots(question).filter(({ slots }) => slots.some(({ state }) => state === "free")),
    [question],
  );
  const { timezone, now } = question;
  const today = instantToLocal(now, timezone).date;
  const chosenDate = value && instantToLocal(value.start, timezone).date;
  const [openDate, setOpenDate] = useState<string | null>(null);
  const day = days.find(({ date }) => date === (openDate ?? chosenDate)) ?? days[0];
  if (!day) return <p>{slotText.none}</p>;
  const round = question.option.rounds?.find((one) => one.day === day.date);

  return (
    <div className="grid gap-3">
      {days.length > 1 && (
        <fieldset className="scroll-row -mx-1 px-1">
          <legend className="sr-only">{slotText.day}</legend>
          {days.map(({ date }) => (
            <RadioCard
              key={date}
              layout="tile"
              name={`${name}-day`}
              className="min-w-24 flex-none"
              label={formatShortDay(date, today)}
              checked={date === day.date}
              onChange={() => setOpenDate(date)}
            />
          ))}
        </fieldset>
      )}
      {round && <p className="text-ink-2">{slotText.until(formatMoment(round.closesAt, question))}</p>}
      <Times
        day={day}
        heading={dayHeading(day.date, today, country)}
        name={name}
        timezone={timezone}
        value={value}
        onChange={onChange}
        errorId={errorId}
      />
    </div>
  );
}

function dayHeading(date: string, today: string, country: Country): string {
  const short = formatShortDay(date, today);
  const relative = short === "heute" || short === "morgen" ? `${short.charAt(0).toUpperCase()}${short.slice(1)}, ` : "";
  return relative + formatDay(date, country);
}

interface TimesProps extends Pick<SlotPickerProps, "value" | "onChange" | "errorId"> {
  readonly day: OfferedDay;
  readonly heading: string;
  readonly name: string;
  readonly timezone: string;
}

function Times({ day, heading, name, timezone, value, onChange, errorId }: TimesProps): ReactElement {
  const clock = (slot: Slot): string => instantToLocal(slot.start, timezone).time;
  const ahead = day.slots.filter(({ state }) => state !== "tooSoon");
  const shown = ahead.slice(0, tiles);
  const whyNot = new Map<string, string[]>();
  for (const { slot, state } of shown) {
    if (state === "free") continue;
    const reason = slotStateText[state];
    whyNot.set(reason, [...(whyNot.get(reason) ?? []), clock(slot)]);
  }
  const inTiles = shown.some(({ slot }) => slot.key === value?.key);
  return (
    <>
      <fieldset aria-describedby={errorId} className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
        <legend className="col-span-full mb-2 text-[max(0.8125rem,1em)] font-bold">{heading}</legend>
        {shown.map(({ slot, state }) => (
          <RadioCard
            key={slot.key}
            layout="tile"
            name={name}
            value={slot.key}
            label={clock(slot)}
            checked={slot.key === value?.key}
            disabled={state !== "free"}
            title={state === "free" ? undefined : slotStateText[state]}
            onChange={() => onChange(slot.key)}
          />
        ))}
      </fieldset>
      {whyNot.size > 0 && (
        <ul className="text-meta text-ink-2">
          {[...whyNot].map(([reason, times]) => (
            <li key={reason}>{slotText.whyNot(reason, times)}</li>
          ))}
        </ul>
      )}
      {ahead.length > tiles && (
        <Select
          label={slotText.allTimes}
          value={inTiles ? "" : (value?.key ?? "")}
          onChange={(event) => {
            if (event.target.value) onChange(event.target.value);
          }}
        >
          <option value="">{slotText.choose}</option>
          {ahead.slice(tiles).map(({ slot, state }) => (
            <option key={slot.key} value={slot.key} disabled={state !== "free"}>
              {clock(slot)}
              {state !== "free" && ` (${slotStateText[state]})`}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
