import type { TrialShop } from "@lokalkorb/domain/ordering/trial/try-order";
import { Dialog } from "@lokalkorb/ui/dialog";
import { notify } from "@lokalkorb/ui/notify";
import { useMemo, useState, type ReactElement } from "react";
import { useForm } from "@/shared/forms/state/use-form";
import { FormDialogFooter } from "@/shared/forms/ui/form-dialog-footer";
import { useShop } from "@/entities/shop/shop-context";
import { LateTrialPanel } from "@/entities/trial/late-trial-panel";
import { useMinute } from "@/shared/device/use-now";
import { trialTerms, withCampaign } from "./discount-trial.ts";
import { discountErrors, discountValues, newDiscount, storedDiscount, type DiscountValues } from "./discount-values.ts";
import { DiscountFields } from "./discount-fields.tsx";
import { discountsText, saidErrors } from "./discounts-text.ts";
import type { DiscountCode, Discounts } from "./use-discounts.ts";

const labels = discountsText.form;

export interface DiscountDialogProps {
  readonly discounts: Discounts;
  readonly code: DiscountCode | null;
  readonly onClose: () => void;
}

/** One code as a form; a stray press beside it loses nothing. */
export function DiscountDialog({ discounts, code, onClose }: DiscountDialogProps): ReactElement {
  const { timezone } = useShop().shop;
  const [leaving, setLeaving] = useState(false);
  // The code as it is now.
  const live = (code && discounts.codes.find(({ id }) => id === code.id)) ?? code;
  const stored = useMemo(() => (live && discountValues(live, timezone)) ?? newDiscount, [live, timezone]);
  const taken = code === null ? discounts.codes.map(({ id }) => id) : [];
  const form = useForm<DiscountValues>({
    stored,
    isNew: code === null,
    errorsOf: (each) => saidErrors(discountErrors(each, taken)),
    save: async (each, before) => {
      const saved = await discounts.save(each, before, live);
      if (saved !== true) return saved;
      const message = each.autoApply
        ? discountsText.savedCampaign(each.name.trim())
        : discountsText.saved(each.code.trim().toUpperCase());
      notify({ message, tone: "ok", autoDismiss: true });
      onClose();
      return true;
    },
  });
  const { value, conflict, isDirty } = form;
  const now = useMinute();
  const isRight = Object.keys(discountErrors(value, taken)).length === 0;
  const trial = useMemo(() => {
    if (!isRight) return null;
    const after = trialTerms({ ...live, ...storedDiscount(value, timezone, live) });
    const before = live && live.enabled ? trialTerms(live) : null;
    return after && { code: { before, after }, change: (shop: TrialShop) => withCampaign(shop, after, now) };
  }, [isRight, value, live, timezone, now]);
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
      title={titleOf(value.autoApply, code)}
      footer={
        <FormDialogFooter
          form={form}
          words={labels}
          leaving={leaving}
          onLeave={onClose}
          onStay={() => setLeaving(false)}
        />
      }
    >
      <form {...form.element} data-dirty={isDirty} className="grid gap-4">
        <DiscountFields form={form} isNew={code === null} discounts={discounts} />
      </form>
      <div className="mt-4">
        <LateTrialPanel change={trial?.change ?? null} code={trial?.code} />
      </div>
    </Dialog>
  );
}

function titleOf(isCampaign: boolean, code: DiscountCode | null): string {
  if (code === null) return isCampaign ? labels.createCampaign : labels.create;
  return isCampaign ? labels.changeCampaign(code.name) : labels.change(code.code);
}
