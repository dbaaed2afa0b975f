import { saveRound } from "@lokalkorb/contracts/order-rounds";
import { germanStates } from "@lokalkorb/domain/kernel/country/german-states";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { TextField } from "@lokalkorb/ui/text-field";
import { useId, useState, type FormEvent, type ReactElement } from "react";
import type { StoredMethod } from "@/entities/fulfilment/use-fulfilment-methods";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { RoundCapsFields } from "./round-caps-fields.tsx";
import { RoundDayFields } from "./round-day-fields.tsx";
import { RoundPreview } from "./round-preview.tsx";
import { RoundTimes } from "./round-times.tsx";
import { errorsOf, readRound, type RoundErrors, type RoundValues } from "./round-values.ts";
import { holidayNames, roundsText } from "../words/rounds-text.ts";

const words = roundsText.form;

export interface RoundFormProps {
  readonly planId: string;
  readonly isNew: boolean;
  readonly initial: RoundValues;
  readonly methods: readonly StoredMethod[];
  readonly onClose: () => void;
}

/** A round is typed, and its coming days are seen before it is saved. Typed words stay until they are. */
export function RoundForm({ planId, isNew, initial, methods, onClose }: RoundFormProps): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<RoundErrors>({});
  const [pending, setPending] = useState(false);
  const set = (change: Partial<RoundValues>): void => setValues((before) => ({ ...before, ...change }));
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const read = readRound(values);
    if ("errors" in read) return setErrors(read.errors);
    setErrors({});
    setPending(true);
    const name = values.name.trim();
    const input = { restaurantId, planId, name, ...read, methodIds: [...values.methodIds] };
    const answer = await run(saveRound, input, roundsText.subject(name));
    setPending(false);
    if (!answer.ok) return;
    if (answer.value.result === "saved") onClose();
    else setErrors(errorsOf(answer.value.result));
  };
  return (
    <Dialog
      title={isNew ? words.create : words.change}
      width={720}
      lightDismiss={false}
      onClose={onClose}
      footer={
        <div className="grid gap-2 md:grid-cols-2">
          <Button wide look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button wide type="submit" form={formId} pending={pending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void save(event)}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={120}
          value={values.name}
          error={errors.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <RoundDayFields values={values} errors={errors} set={set} />
        <RoundTimes values={values} errors={errors} set={set} />
        {methods.length === 0 ? (
          <p className="text-ink-2">{words.noMethods}</p>
        ) : (
          <ChipChoice
            legend={words.methods}
            hint={words.methodsHint}
            choices={methods.map(({ id, name }) => [id as string, name] as const)}
            value={values.methodIds}
            error={errors.methods}
            onChange={(methodIds) => set({ methodIds })}
          />
        )}
        <TextField
          label={words.least}
          hint={words.leastHint}
          inputMode="decimal"
          after="€"
          className="max-w-72"
          value={values.least}
          error={errors.least}
          onChange={({ target }) => set({ least: target.value })}
        />
        <RoundCapsFields values={values} errors={errors} set={set} />
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            label={words.onHoliday}
            name="onHoliday"
            value={values.onHoliday}
            choices={holidayNames}
            onChange={(onHoliday) => set({ onHoliday })}
          />
          {values.region !== "AT" && (
            <ChoiceField
              label={words.region}
              name="region"
              value={values.region}
              choices={germanStates}
              onChange={(region) => set({ region })}
            />
          )}
        </div>
        <RoundPreview values={values} />
      </form>
    </Dialog>
  );
}
