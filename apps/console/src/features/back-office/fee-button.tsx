import { setFeeRate } from "@lokalkorb/contracts/back-office";
import { formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { earliestFeeDay, type FeeRate } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { notify } from "@lokalkorb/ui/notify";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { useRequest } from "@/shared/commands/use-request";
import { useMinute } from "@/shared/device/use-now";
import { readPercent } from "@/shared/forms/state/read-amount";
import { DateField } from "@/shared/forms/time/date-field";
import { FieldRow } from "@/shared/forms/ui/form-section";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { backOfficeText as words, holdRefusals } from "./back-office-text.ts";
import type { PlatformShop } from "./use-shops.ts";

export interface FeeButtonProps {
  readonly shop: PlatformShop;
  readonly onChange: (changed: PlatformShop) => void;
}

const mostBp = 5000;

/** PLT-03: a higher fee has its notice. */
export function feeDayProblem(
  rates: readonly FeeRate[],
  { from, percentBp }: { readonly from: string; readonly percentBp: number | null },
  today: string,
): string | undefined {
  if (!isLocalDate(from)) return words.feeNoDay;
  if (from < today) return words.feeOver;
  const earliest = earliestFeeDay(rates, { from, percentBp: percentBp ?? 0 }, today);
  return from < earliest ? words.feeEarly(formatDate(earliest)) : undefined;
}

/** The platform's share of a shop's online payments, from a day on. */
export function FeeButton({ shop, onChange }: FeeButtonProps): ReactElement {
  const { restaurantId, name, feeRates = [] } = shop;
  const { send, pending, problem } = useRequest(setFeeRate, holdRefusals);
  const [open, setOpen] = useState(false);
  const [percent, setPercent] = useState("");
  const [from, setFrom] = useState("");
  const [checked, setChecked] = useState(false);
  const percentBp = readPercent(percent);
  const isRate = percentBp !== null && percentBp <= mostBp;
  const today = instantToLocal(useMinute(), "Europe/Berlin").date;
  const dayProblem = feeDayProblem(feeRates, { from, percentBp }, today);
  const save = async (): Promise<void> => {
    setChecked(true);
    if (!isRate || dayProblem !== undefined) return;
    const answer = await send({ restaurantId, percentBp, from });
    if (answer === null) return;
    onChange({ ...shop, feeRates: answer.feeRates });
    notify({ message: words.feeSaved(name), tone: "ok", autoDismiss: true });
    setOpen(false);
  };
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {words.fee}
      </Button>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title={words.feeTitle(name)}
          lightDismiss={false}
          footer={
            <TwoWays
              left={{ children: words.cancel, onClick: () => setOpen(false) }}
              right={{ children: words.feeYes, pending, pendingLabel: words.pending, onClick: () => void save() }}
            />
          }
        >
          <div className="grid gap-3">
            <p className="text-pretty">{words.feeLead}</p>
            <ul className="grid gap-1 text-meta">
              {feeRates.length === 0 && <li>{words.feeOfAll}</li>}
              {feeRates.map((rate) => (
                <li key={rate.from}>{words.feeFrom(formatPercent(rate.percentBp), formatDate(rate.from))}</li>
              ))}
            </ul>
            <FieldRow>
              <TextField
                label={words.feePercent}
                inputMode="decimal"
                after="%"
                value={percent}
                error={checked && !isRate ? words.feeWrong : undefined}
                onChange={(event) => setPercent(event.target.value)}
              />
              <DateField
                label={words.feeDay}
                name="from"
                value={from}
                error={checked ? dayProblem : undefined}
                onChange={(event) => setFrom(event.target.value)}
              />
            </FieldRow>
            <ProblemNotice title={words.problem} problem={problem} />
          </div>
        </Dialog>
      )}
    </>
  );
}
