import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { ownChannels } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Dialog } from "@lokalkorb/ui/dialog";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useForm } from "@/shared/forms/state/use-form";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { FormDialogFooter } from "@/shared/forms/ui/form-dialog-footer";
import type { PriceList } from "../price-list/price-list-values.ts";
import type { Category } from "../state/use-catalog.ts";
import { CategoryChoice } from "./category-choice.tsx";
import { addressOf, draftErrors, mayBePublic, newStorefront, storefrontChoice, type Storefront, type StorefrontChoice } from "./storefront-choice.ts"; // prettier-ignore
import { channelHints, channelNames, storefrontsText } from "./storefronts-text.ts";
import type { Storefronts } from "./use-storefronts.ts";

const words = storefrontsText.form;

export interface StorefrontDialogProps {
  readonly storefronts: Storefronts;
  /** null makes a new one. */
  readonly storefront: Storefront | null;
  readonly categories: readonly Category[];
  readonly priceLists: readonly PriceList[];
  readonly onClose: () => void;
}

/** A further storefront as a form; a stray press beside it loses nothing. */
export function StorefrontDialog({
  storefronts,
  storefront,
  categories,
  priceLists,
  onClose,
}: StorefrontDialogProps): ReactElement {
  const { slug } = useShop().shop;
  const [leaving, setLeaving] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isNew = storefront === null;
  const known = [...storefronts.shown, ...storefronts.hidden];
  const taken = isNew ? [...known.map(({ id }) => id), ...refused] : [];
  const live = known.find(({ id }) => id === storefront?.id) ?? storefront;
  const stored = useMemo(() => (live === null ? newStorefront : storefrontChoice(live)), [live]);
  const form = useForm<StorefrontChoice>({
    stored,
    isNew,
    errorsOf: (each) => draftErrors(each, taken),
    save: async (each, was) => {
      const saved = await storefronts.save(each, was, live);
      if (saved === true) onClose();
      if (saved !== "address-taken") return saved;
      setRefused((all) => [...all, addressOf(each)]);
      return false;
    },
  });
  const { value, isDirty, conflict } = form;
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
      title={isNew ? words.make : words.change(storefront.name)}
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
        <ChoiceField
          label={words.channel}
          choices={Object.fromEntries(ownChannels.map((channel) => [channel, channelNames[channel]]))}
          hint={channelHints[value.channel]}
          {...form.choice("channel")}
        />
        <TextField
          label={words.address}
          hint={isNew ? words.addressHint(`/${slug}~${addressOf(value)}`) : words.addressFixed}
          readOnly={!isNew}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={60}
          {...form.text("address")}
        />
        {mayBePublic(value) && (
          <ChoiceField label={words.visibility} choices={words.visibilities} {...form.choice("visibility")} />
        )}
        <ChipChoice
          legend={words.methods}
          hint={words.fulfilmentHint}
          choices={fulfilmentTypes.map((type) => [type, fulfilmentTypeLabels[type]])}
          {...form.choice("distributionTypes")}
        />
        {priceLists.length > 0 && (
          <ChoiceField
            label={words.prices}
            choices={Object.fromEntries([["", words.ordinary], ...priceLists.map(({ id, name }) => [id, name])])}
            {...form.choice("priceListId")}
          />
        )}
        <div className="grid gap-2">
          <Checkbox label={words.allCategories} {...form.flag("allCategories")} />
          {!value.allCategories && <CategoryChoice categories={categories} {...form.choice("categoryOrder")} />}
        </div>
      </form>
    </Dialog>
  );
}
