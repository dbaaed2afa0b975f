import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { CircleCheckIcon, CircleXIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { FormSection } from "@/shared/forms/ui/form-section";
import { previewText as words } from "./fulfilment-text.ts";
import { feeSentence, previewDays, runText } from "../state/preview-days.ts";
import { goesToAddress } from "../state/stored-method.ts";

export interface SlotPreviewProps {
  /** null while something in the form is wrong. */
  readonly option: FulfilmentMethod | null;
}

const daysAhead = 7;

/** The next days as a shopper would see them, with the reason of every time that cannot be had. */
export function SlotPreview({ option }: SlotPreviewProps): ReactElement {
  return (
    <FormSection title={words.title} lead={words.lead}>
      {option === null && <p className="text-ink-2">{words.wrong}</p>}
      {option !== null && !option.enabled && <p className="text-ink-2">{words.off}</p>}
      {option?.enabled && goesToAddress(option.type) && <ZipTrial option={option} />}
      {option?.enabled && <Days option={option} />}
    </FormSection>
  );
}

function Days({ option }: { readonly option: FulfilmentMethod }): ReactElement {
  const { timezone, closures, operations } = useShop().shop;
  const now = useMinute();
  const days = useMemo(
    () => previewDays({ option, timezone, now, closures, operations, leadMinutes: 0, units: 0 }, daysAhead),
    [option, timezone, now, closures, operations],
  );
  if (days.length === 0) return <p className="text-ink-2">{words.none}</p>;
  return (
    <dl className="grid gap-3">
      {days.map(({ date, label, runs }) => (
        <div key={date} className="border-t border-line pt-2">
          <dt className="font-bold">{label}</dt>
          {runs.map((run) => (
            <dd key={run.from} className="flex gap-2 py-1">
              {run.why === null ? (
                <CircleCheckIcon size={18} className="mt-0.5 flex-none text-ok-ink" />
              ) : (
                <CircleXIcon size={18} className="mt-0.5 flex-none text-ink-2" />
              )}
              <span className="min-w-0">
                {runText(run)} <span className="block text-meta text-ink-2">{run.why ?? words.free(run.count)}</span>
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function ZipTrial({ option }: { readonly option: FulfilmentMethod }): ReactElement {
  const { country } = useShop().shop;
  const [zip, setZip] = useState("");
  const length = country === "DE" ? 5 : 4;
  return (
    <TextField
      label={words.zip}
      inputMode="numeric"
      autoComplete="off"
      value={zip}
      onChange={(event) => setZip(event.target.value)}
      hint={<output>{zip.trim().length === length && feeSentence(option, { zip: zip.trim(), country })}</output>}
    />
  );
}
