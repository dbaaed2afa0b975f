import type { InputOf } from "@lokalkorb/contracts/contract";
import type { saveRound } from "@lokalkorb/contracts/order-rounds";
import type { Pieces } from "@lokalkorb/domain/fulfilment/rounds/round-caps";
import type { HolidayRegion } from "@lokalkorb/domain/kernel/country/public-holidays";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import type { RoundRule } from "@lokalkorb/domain/fulfilment/rounds/round-rule";
import { centsField, readCents, readCount } from "@/shared/forms/state/read-amount";
import { readTime } from "@/shared/forms/time/read-moment";
import { answerText, type RoundAnswer, roundsText } from "../words/rounds-text.ts";

const words = roundsText.form;

/** A round as it is typed. */
export interface RoundValues {
  readonly name: string;
  readonly repeat: RoundRule["repeat"];
  readonly weekday: Weekday;
  readonly from: string;
  readonly nth: number;
  readonly dates: readonly string[];
  readonly opensDays: number;
  readonly opensTime: string;
  readonly closesDays: number;
  readonly closesTime: string;
  readonly onHoliday: RoundRule["onHoliday"];
  readonly region: HolidayRegion;
  readonly methodIds: readonly string[];
  readonly least: string;
  readonly caps: readonly { readonly itemId: string; readonly most: string }[];
}

export const newRound = (region: HolidayRegion): RoundValues => ({
  name: "",
  repeat: "weekly",
  weekday: 5,
  from: "",
  nth: 1,
  dates: [""],
  opensDays: 6,
  opensTime: "08:00",
  closesDays: 2,
  closesTime: "18:00",
  onHoliday: "dayBefore",
  region,
  methodIds: [],
  least: "",
  caps: [],
});

export const roundValues = ({ name, rule, methodIds, minTotalCents, itemCaps = {} }: StoredRound): RoundValues => ({
  ...newRound(rule.region),
  name,
  repeat: rule.repeat,
  ...(rule.weekday === undefined ? {} : { weekday: rule.weekday }),
  ...(rule.nth === undefined ? {} : { nth: rule.nth }),
  from: rule.from ?? "",
  dates: rule.dates ?? [""],
  opensDays: rule.opens.days,
  opensTime: rule.opens.time,
  closesDays: rule.closes.days,
  closesTime: rule.closes.time,
  onHoliday: rule.onHoliday,
  methodIds,
  least: minTotalCents === undefined ? "" : centsField(minTotalCents),
  caps: Object.entries(itemCaps).map(([itemId, most]) => ({ itemId, most: String(most) })),
});

/** A round as it is stored. */
export interface StoredRound {
  readonly name: string;
  readonly rule: RoundRule;
  readonly methodIds: readonly string[];
  readonly minTotalCents?: number;
  readonly itemCaps?: Pieces;
}

export type RoundErrors = Readonly<
  Partial<Record<"name" | "day" | "dates" | "opens" | "closes" | "methods" | "least", string>>
> & {
  /** One for each row that is wrong. */
  readonly capItems?: readonly (string | undefined)[];
  readonly capMosts?: readonly (string | undefined)[];
};

type WrittenRule = InputOf<typeof saveRound>["rule"];
export type ReadRound =
  | { readonly rule: WrittenRule; readonly minTotalCents?: number; readonly itemCaps?: Record<string, number> }
  | { readonly errors: RoundErrors };

const highestCap = 100_000;

/** The rule as it is sent, or one sentence for each field that is wrong. */
export function readRound(values: RoundValues): ReadRound {
  const opensTime = readTime(values.opensTime);
  const closesTime = readTime(values.closesTime);
  const dates = values.dates.filter((date) => date.trim() !== "");
  const isDayWrong = values.repeat === "biweekly" && !isLocalDate(values.from);
  const areDatesWrong = values.repeat === "dates" && (dates.length === 0 || !dates.every(isLocalDate));
  const least = values.least.trim() === "" ? undefined : readCents(values.least);
  const caps = values.caps.map(({ itemId, most }) => ({ itemId, most: readCount(most) }));
  const capItems = caps.map(({ itemId }, index) =>
    itemId === ""
      ? words.capItemMissing
      : caps.findIndex((other) => other.itemId === itemId) < index
        ? words.capItemTwice
        : undefined,
  );
  const capMosts = caps.map(({ most }) =>
    most === null || most < 1 || most > highestCap ? words.capWrong : undefined,
  );
  const errors: RoundErrors = {
    ...(capItems.some((error) => error !== undefined) ? { capItems } : {}),
    ...(capMosts.some((error) => error !== undefined) ? { capMosts } : {}),
    ...(least === null || least === 0 ? { least: words.leastWrong } : {}),
    ...(values.name.trim() === "" ? { name: words.nameMissing } : {}),
    ...(isDayWrong ? { day: words.dateWrong } : {}),
    ...(areDatesWrong ? { dates: words.dateWrong } : {}),
    ...(opensTime === null ? { opens: words.timeWrong } : {}),
    ...(closesTime === null ? { closes: words.timeWrong } : {}),
    ...(values.methodIds.length === 0 ? { methods: answerText["no-methods"] } : {}),
  };
  if (opensTime === null || closesTime === null || least === null || Object.keys(errors).length > 0) return { errors };
  return {
    ...(least === undefined ? {} : { minTotalCents: least }),
    ...(caps.length === 0 ? {} : { itemCaps: Object.fromEntries(caps.map(({ itemId, most }) => [itemId, most ?? 0])) }),
    rule: {
      repeat: values.repeat,
      ...dayOf(values, dates),
      opens: { days: values.opensDays, time: opensTime },
      closes: { days: values.closesDays, time: closesTime },
      onHoliday: values.onHoliday,
      region: values.region,
    },
  };
}

function dayOf(
  { repeat, weekday, from, nth }: RoundValues,
  dates: readonly string[],
): Pick<WrittenRule, "weekday" | "from" | "nth" | "dates"> {
  switch (repeat) {
    case "weekly":
      return { weekday };
    case "biweekly":
      return { from };
    case "monthly":
      return { weekday, nth };
    case "dates":
      return { dates: dates.toSorted() };
  }
}

/** The field that an answer of the server is about. */
export function errorsOf(answer: Exclude<RoundAnswer, "saved">): RoundErrors {
  const sentence = answerText[answer];
  switch (answer) {
    case "closes-before-opens":
      return { closes: sentence };
    case "taken":
    case "no-methods":
    case "no-times":
      return { methods: sentence };
    case "day":
    case "no-round-ahead":
    case "promised":
      return { day: sentence, dates: sentence };
    case "over":
      return { name: sentence };
  }
}
