import { setGiftOffer } from "@lokalkorb/contracts/gift-sales";
import {
  leastGiftCents,
  mostGiftCents,
  mostGiftValues,
  type GiftOffer,
} from "@lokalkorb/domain/catalog/gifts/gift-offer";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { Switch } from "@lokalkorb/ui/switch";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useRequest } from "@/shared/commands/use-request";
import { offerRefusals, onlineText as words } from "./online-text.ts";

/** Cents; what shops usually sell. */
const usualValues: readonly number[] = [1000, 1500, 2000, 2500, 3000, 5000, 7500, 10_000, 15_000, 20_000];
const firstOffer: GiftOffer = { values: [1000, 2500, 5000, 10_000], anyValue: true };

const named = ({ values, anyValue }: GiftOffer): string =>
  [...values.map(formatMoney), ...(anyValue ? [words.anyValue] : [])].join(", ");

/** Whether gift cards are sold online, and which. */
export function GiftOfferCard(): ReactElement {
  const { giftOffer } = useShop().shop;
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="online-gutscheine"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="max-w-[60ch]">
        <h2 id="online-gutscheine" className="text-name font-bold">
          {words.title}
        </h2>
        <p className="text-meta text-ink-2">{giftOffer === undefined ? words.off : words.on(named(giftOffer))}</p>
      </div>
      <Button look="outline" aria-label={`${words.title}: ${words.set}`} onClick={() => setOpen(true)}>
        {words.set}
      </Button>
      {isOpen && <OfferDialog stored={giftOffer ?? null} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface DialogProps {
  readonly stored: GiftOffer | null;
  readonly onClose: () => void;
}

function OfferDialog({ stored, onClose }: DialogProps): ReactElement {
  const { restaurantId } = useShop();
  const [isSold, setSold] = useState(stored !== null);
  const [offer, setOffer] = useState<GiftOffer>(stored ?? firstOffer);
  const { send, pending, problem } = useRequest(setGiftOffer, offerRefusals);
  const shown = [...new Set([...usualValues, ...offer.values])].toSorted((a, b) => a - b);
  const isFull = offer.values.length >= mostGiftValues;
  const isNothing = offer.values.length === 0 && !offer.anyValue;
  const toggle = (cents: number, isOn: boolean): void =>
    setOffer({
      ...offer,
      values: isOn ? [...offer.values, cents].toSorted((a, b) => a - b) : offer.values.filter((one) => one !== cents),
    });
  const save = async (): Promise<void> => {
    const sent = isSold ? { values: [...offer.values], anyValue: offer.anyValue } : null;
    if ((await send({ restaurantId, offer: sent })) === null) return;
    notify({ message: words.saved, tone: "ok" });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss={false}
      title={words.title}
      footer={
        <Button
          wide
          data-key="save"
          pending={pending}
          pendingLabel={words.saving}
          disabled={isSold && isNothing}
          onClick={() => void save()}
        >
          {words.save}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Switch label={words.sell} checked={isSold} onChange={({ target }) => setSold(target.checked)} />
        {isSold && (
          <fieldset className="grid gap-1">
            <legend className="font-bold">{words.values}</legend>
            <div className="grid grid-cols-2 gap-x-4">
              {shown.map((cents) => {
                const isOn = offer.values.includes(cents);
                return (
                  <Checkbox
                    key={cents}
                    label={formatMoney(cents)}
                    checked={isOn}
                    disabled={!isOn && isFull}
                    onChange={({ target }) => toggle(cents, target.checked)}
                  />
                );
              })}
            </div>
            <Checkbox
              label={words.any(formatMoney(leastGiftCents), formatMoney(mostGiftCents))}
              checked={offer.anyValue}
              onChange={({ target }) => setOffer({ ...offer, anyValue: target.checked })}
            />
            {isFull && <p className="text-meta text-ink-2">{words.tooMany(mostGiftValues)}</p>}
            {isNothing && <p className="text-meta font-bold text-danger-ink">{words.nothing}</p>}
          </fieldset>
        )}
        <p className="text-meta text-ink-2">{words.law}</p>
        {problem !== null && (
          <Notice tone="danger" title={words.problem} announce>
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
