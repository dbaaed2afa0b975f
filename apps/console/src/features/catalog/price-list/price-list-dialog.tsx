import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { notify } from "@lokalkorb/ui/notify";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, useState, type ReactElement } from "react";
import { useForm } from "@/shared/forms/state/use-form";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { ConfirmDialog } from "@/shared/forms/ui/confirm-dialog";
import { FormDialogFooter } from "@/shared/forms/ui/form-dialog-footer";
import type { OfferingItem } from "../state/offering-item.ts";
import { OwnPrices } from "./own-prices.tsx";
import { priceListText } from "./price-list-text.ts";
import { newPriceList, priceListErrors, priceListValues, type PriceList, type PriceListValues } from "./price-list-values.ts"; // prettier-ignore
import type { PriceLists } from "./use-price-lists.ts";

const words = priceListText.form;

export interface PriceListDialogProps {
  readonly priceLists: PriceLists;
  /** null makes a new one. */
  readonly list: PriceList | null;
  readonly items: readonly OfferingItem[];
  /** Names of the storefronts that have it. */
  readonly usedBy: readonly string[];
  readonly onClose: () => void;
}

/** One price list as a form; a stray press beside it loses nothing. */
export function PriceListDialog({ priceLists, list, items, usedBy, onClose }: PriceListDialogProps): ReactElement {
  const [leaving, setLeaving] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const live = priceLists.lists?.find(({ id }) => id === list?.id) ?? list;
  const stored = useMemo(() => (live === null ? newPriceList : priceListValues(live, items)), [live, items]);
  const form = useForm<PriceListValues>({
    stored,
    isNew: list === null,
    errorsOf: priceListErrors,
    save: async (values) => {
      const saved = await priceLists.save(values, live);
      if (saved !== true) return saved;
      notify({ message: priceListText.saved(values.name.trim()), tone: "ok", autoDismiss: true });
      onClose();
      return true;
    },
  });
  const { value, isDirty, conflict } = form;
  const remove = async (gone: PriceList): Promise<void> => {
    if ((await priceLists.remove(gone)) !== true) return;
    notify({ message: priceListText.removed(gone.name), tone: "ok", autoDismiss: true });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => {
        if (conflict.isOpen) conflict.close();
        else if (isDirty && !leaving) setLeaving(true);
        else onClose();
      }}
      lightDismiss={false}
      width={640}
      title={list === null ? words.make : words.changeOf(list.name)}
      footer={
        <FormDialogFooter
          form={form}
          words={words}
          leaving={leaving}
          onLeave={onClose}
          onStay={() => setLeaving(false)}
        />
      }
    >
      <form {...form.element} data-dirty={isDirty} className="grid gap-4">
        <TextField label={words.name} hint={words.nameHint} maxLength={60} {...form.text("name")} />
        <div className="grid gap-4 md:grid-cols-2">
          <ChoiceField label={words.how} choices={words.hows} {...form.choice("how")} />
          {value.how !== "same" && <TextField label={words.percent} {...form.percent("percent")} />}
        </div>
        <OwnPrices form={form} items={items} />
        {live !== null &&
          (usedBy.length > 0 ? (
            <p className="text-meta text-ink-2">{words.inUse(usedBy)}</p>
          ) : (
            <span>
              <Button look="quiet" onClick={() => setRemoving(true)}>
                {words.remove}
              </Button>
            </span>
          ))}
        {isRemoving && live !== null && (
          <ConfirmDialog
            title={words.removeTitle(live.name)}
            no={words.removeNo}
            yes={words.remove}
            danger
            onClose={() => setRemoving(false)}
            onConfirm={() => {
              setRemoving(false);
              void remove(live);
            }}
          >
            <p className="text-name">{words.removeLead}</p>
          </ConfirmDialog>
        )}
      </form>
    </Dialog>
  );
}
