import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { settingsRefusal } from "@lokalkorb/domain/labels/refusal-sentences";
import type { TrialAnswer, TrialShopper } from "@lokalkorb/domain/ordering/trial/try-order";
import { answerText as words } from "./trial-text.ts";

/** One sentence of an answer; the same key tells the same thing of another answer. */
export interface TrialLine {
  readonly key: "time" | "fee" | "code" | "total";
  readonly text: string;
  readonly isRefused: boolean;
}

export interface TrialAbout {
  readonly timezone: string;
  /** When it is read: 'heute' is the reader's day, whenever the example orders. */
  readonly now: Instant;
  /** A code or campaign whose gain is told by itself. */
  readonly code: DiscountTerms | null;
}

/** The answer as this shopper reads it: the time or the refusal, then the money. */
export function trialLines(answer: TrialAnswer, shopper: TrialShopper, about: TrialAbout): readonly TrialLine[] {
  const { option, priced } = answer;
  const { code } = about;
  if (option === null || priced === null) return [refusedLine(answer, about)];
  const isBrought = option.type === "delivery" || option.type === "shipping";
  const isCodeRefused = priced.problems.some(({ type }) => type.startsWith("code-"));
  return [
    answer.refusal === null ? timeLine(answer, shopper, about) : refusedLine(answer, about),
    ...(isBrought && priced.fee ? [line("fee", feeText(option, priced.fee, shopper.zip))] : []),
    ...(code === null || isCodeRefused ? [] : [line("code", codeText(code, priced))]),
    ...(answer.refusal === null
      ? [line("total", words.total(priced.totals.totalCents, priced.totals.depositCents))]
      : []),
  ];
}

const line = (key: TrialLine["key"], text: string): TrialLine => ({ key, text, isRefused: false });

function timeLine({ option, slot }: TrialAnswer, { day }: TrialShopper, about: TrialAbout): TrialLine {
  const way = option === null ? "" : fulfilmentTypeLabels[option.type];
  const when = slot === null ? "" : formatSlot(slot, about);
  return line("time", (day === null ? words.first : words.onDay)(way, when));
}

function refusedLine(answer: TrialAnswer, about: TrialAbout): TrialLine {
  const { refusal, isDayWithoutTimes } = answer;
  const said = refusal && settingsRefusal(refusal, about);
  const isTime = refusal?.type === "slot-changed" && isDayWithoutTimes;
  return { key: "time", text: isTime ? words.dayWithoutTimes : (said ?? words.refused), isRefused: true };
}

type Known = NonNullable<TrialAnswer["option"]>;
type Priced = NonNullable<TrialAnswer["priced"]>;

function feeText({ type }: Known, fee: NonNullable<Priced["fee"]>, zip: string): string {
  const { feeCents, minimumCents, freeFromCents, zoneUncertain } = fee;
  return words.fee(fulfilmentTypeLabels[type], zip, [
    feeCents === 0 ? words.free : formatMoney(feeCents),
    ...(minimumCents > 0 ? [words.from(minimumCents)] : []),
    ...(freeFromCents === undefined || feeCents === 0 ? [] : [words.freeFrom(freeFromCents)]),
    ...(zoneUncertain === true ? [words.uncertain] : []),
  ]);
}

function codeText({ codeId, code, name, autoApply }: DiscountTerms, { codes, goodsCents }: Priced): string {
  const gain = codes.find((each) => each.codeId === codeId)?.cents ?? 0;
  return autoApply === true ? words.campaign(name, goodsCents, gain) : words.code(code, goodsCents, gain);
}
