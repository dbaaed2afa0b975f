import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { fulfilmentOfPayment } from "@lokalkorb/domain/menu/offered-methods";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { ChevronDownIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import { useId, useState, type ReactElement } from "react";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import type { FormFields, RowFields } from "@/shared/forms/state/form-fields";
import { FieldRow } from "@/shared/forms/ui/form-section";
import { hasTerms, type TermsValues } from "./method-terms.ts";
import { shownMethods, type PaymentValues, type ShownMethod } from "./payment-values.ts";
import { methodHints, methodNames, paymentText as words } from "./payment-text.ts";

export interface MethodRowsProps {
  readonly names: readonly ShownMethod[];
  readonly form: FormFields<PaymentValues>;
}

/** Ways to pay that can be switched on, each with what it asks for. */
export function MethodRows({ names, form }: MethodRowsProps): ReactElement {
  const terms = form.rows("terms").each;
  return (
    <div className="grid gap-1">
      {names.map((name) => {
        const row = terms[shownMethods.indexOf(name)];
        return (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <Checkbox label={methodNames[name]} hint={methodHints[name]} {...form.flag(name)} />
            {form.value[name] && row && <MethodTerms method={name} row={row} />}
          </div>
        );
      })}
    </div>
  );
}

const isAtHandover = (method: ShownMethod): method is "cashOnPickup" | "cardOnPickup" | "cashOnDelivery" =>
  method.startsWith("cash") || method === "cardOnPickup";

/** Where there is only one, it is no question. */
function fulfilmentOf(method: ShownMethod): readonly FulfilmentType[] {
  const methods = fulfilmentOfPayment(isAtHandover(method) ? method : "online");
  return methods.length > 1 ? methods : [];
}

/** Open where a method asks for something, or where something is wrong. */
function MethodTerms({
  method,
  row,
}: {
  readonly method: ShownMethod;
  readonly row: RowFields<TermsValues>;
}): ReactElement {
  const { value, flag, error } = row;
  const [isOpen, setIsOpen] = useState(hasTerms(value));
  const id = useId();
  const isWrong = error("min") !== undefined || error("max") !== undefined;
  const isShown = isOpen || isWrong;
  const methods = fulfilmentOf(method);
  return (
    <>
      <button
        type="button"
        className="flex min-h-11 items-center gap-1 self-start rounded-md px-2 text-meta text-ink-2 hover:text-ink"
        aria-label={words.termsOf(methodNames[method])}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.terms}
        <ChevronDownIcon size={16} className={isShown ? "rotate-180" : ""} />
      </button>
      <div id={id} hidden={!isShown} className="col-span-2 grid gap-3 ps-9 pt-1 pb-3 [[hidden]]:hidden">
        <FieldRow>
          <TextField label={words.minAmount} note={words.optional} {...row.cents("min")} />
          <TextField label={words.maxAmount} note={words.optional} {...row.cents("max")} />
        </FieldRow>
        {methods.length > 0 && (
          <ChipChoice
            legend={words.onlyFor}
            hint={words.onlyForHint}
            choices={methods.map((fulfilment) => [fulfilment, fulfilmentTypeLabels[fulfilment]] as const)}
            {...row.choice("distribution")}
          />
        )}
        <Checkbox label={words.onlyKnown} hint={words.onlyKnownHint} {...flag("onlyKnownCustomers")} />
      </div>
    </>
  );
}
