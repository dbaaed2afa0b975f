import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { substitutionWords } from "@lokalkorb/domain/labels/substitution-labels";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { classNames } from "@lokalkorb/ui/class-names";
import { TrashIcon, Undo2Icon } from "@lokalkorb/ui/icons";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { lineDetails } from "@/entities/order/ui/order-facts";
import { SubstituteField } from "./substitute-field.tsx";
import { changeText } from "./change-text.ts";
import type { LineValues } from "./edit-values.ts";

export interface EditLineProps {
  readonly line: OrderLine;
  readonly values: LineValues;
  /** Otherwise it can only be weighed and packed. */
  readonly mayEdit: boolean;
  /** Of the order; null: not here yet. */
  readonly menu: Menu | null;
  readonly weightError: string | undefined;
  readonly onChange: (patch: Partial<LineValues>) => void;
}

const labels = changeText.edit;
const mostQuantity = 999;

export function EditLine({ line, values, mayEdit, menu, weightError, onChange }: EditLineProps): ReactElement {
  const { name, catchWeight } = line;
  const details = lineDetails(line);
  return (
    <li className="grid gap-2 border-b border-line py-3 first:pt-0 last:border-0">
      <div className="flex items-center gap-3">
        <div className={classNames("min-w-0 flex-1 leading-5", values.removed && "text-ink-2")}>
          <b className={values.removed ? "line-through" : undefined}>
            {mayEdit ? "" : `${line.qty}× `}
            {name}
          </b>
          {mayEdit && !values.removed && <span className="block text-meta text-ink-2">{substitutionWords(line)}</span>}
          {(values.removed || details) && (
            <span className="block text-meta text-ink-2">{values.removed ? labels.removed : details}</span>
          )}
        </div>
        {mayEdit && !values.removed && (
          <NumberStepper
            label={labels.quantity(name)}
            value={values.qty}
            min={1}
            max={mostQuantity}
            onChange={(qty) => onChange({ qty })}
          />
        )}
        {mayEdit &&
          (values.removed ? (
            <Button
              look="outline"
              className="min-h-11!"
              icon={<Undo2Icon size={16} />}
              aria-label={labels.keep(name)}
              onClick={() => onChange({ removed: false })}
            >
              {changeText.back}
            </Button>
          ) : (
            <IconButton label={labels.remove(name)} onClick={() => onChange({ removed: true })}>
              <TrashIcon />
            </IconButton>
          ))}
      </div>
      {!values.removed && (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          {catchWeight && values.instead === null && (
            <TextField
              className="grid w-44 content-start gap-1"
              label={<Label of={name}>{labels.weight}</Label>}
              inputMode="decimal"
              autoComplete="off"
              placeholder={String(catchWeight.estGrams)}
              after={
                <span className="text-meta whitespace-nowrap text-ink-2">
                  {line.qty > 1 ? labels.perPiece : labels.grams}
                </span>
              }
              value={values.grams}
              error={weightError}
              hint={labels.weightHint(catchWeight.minGrams ?? 1, catchWeight.maxGrams ?? 2 * catchWeight.estGrams)}
              onChange={(event) => onChange({ grams: event.target.value })}
            />
          )}
          {mayEdit && line.substitution === "remove" && values.instead === null && (
            <Button
              look="outline"
              className="min-h-11!"
              aria-label={labels.leaveOut(name)}
              onClick={() => onChange({ removed: true })}
            >
              {labels.missing.remove}
            </Button>
          )}
          {mayEdit && menu !== null && (
            <SubstituteField
              menu={menu}
              line={line}
              instead={values.instead}
              onChange={(instead) => onChange({ instead })}
            />
          )}
          <Checkbox
            className="self-end"
            label={labels.packed}
            checked={values.packed}
            onChange={(event) => onChange({ packed: event.target.checked })}
          />
        </div>
      )}
    </li>
  );
}

/** The name stands above already; a screen reader hears it again with the field. */
export function Label({ of, children }: { readonly of: string; readonly children: string }): ReactElement {
  return (
    <>
      {children} <span className="sr-only">{of}</span>
    </>
  );
}
