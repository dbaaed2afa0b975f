import { Badge } from "../display/badge.tsx";
import { AlertIcon, CheckIcon } from "../icons/icons.ts";
import type { ReactElement, ReactNode } from "react";
import { ruleText, sheetText } from "./sheet-text.ts";

export interface ChoiceGroupProps {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  readonly max: number | null;
  readonly count: number;
  readonly freeCount?: number;
  /** Shown only after a try to go on. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** Name, the choices so far, and the rule in words. */
export function ChoiceGroup({
  id,
  name,
  min,
  max,
  count,
  freeCount = 0,
  problem,
  children,
}: ChoiceGroupProps): ReactElement {
  const describedBy = problem === undefined ? `${id}-rule` : `${id}-problem ${id}-rule`;
  return (
    <fieldset id={id} className="choice-group scroll-mt-10 pt-6" aria-describedby={describedBy} tabIndex={-1}>
      <legend className="float-start flex w-full items-center justify-between gap-3 text-h3 font-bold">
        {name}
        <State min={min} max={max} count={count} />
      </legend>
      <p id={`${id}-rule`} className="clear-both mb-2 pt-1 text-meta text-ink-2">
        {ruleText(min, max, freeCount)}
      </p>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="mb-2 flex gap-1.5 text-meta font-bold text-danger-ink">
          <AlertIcon size={16} className="mt-px" />
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}

function State({ min, max, count }: Pick<ChoiceGroupProps, "min" | "max" | "count">): ReactElement | null {
  const tooMany = max !== null && count > max;
  if (min > 0 && count >= min && !tooMany) {
    return (
      <Badge tone="ok" size="state" icon={<CheckIcon size={16} />}>
        {min === 1 && max === 1 ? sheetText.chosen : sheetText.count(count)}
      </Badge>
    );
  }
  if (min > 0 || tooMany)
    return (
      <Badge tone="warning" size="state">
        {tooMany ? sheetText.of(count, max) : sheetText.open(min - count)}
      </Badge>
    );
  if (count === 0) return null;
  return <Badge size="state">{max === null ? sheetText.count(count) : sheetText.of(count, max)}</Badge>;
}
