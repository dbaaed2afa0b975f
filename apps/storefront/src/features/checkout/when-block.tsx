import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { MapPinIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { Segmented } from "@lokalkorb/ui/segmented";
import type { ReactElement } from "react";
import { SlotPicker } from "@/frame/slots/slot-picker";
import type { Shop } from "@/frame/use-shop";
import { WayIcon } from "@/frame/way-icon";
import { free, wayNames } from "@/frame/words-text";
import { CheckoutBlock } from "./checkout-block.tsx";
import type { BlockState } from "./checkout-block.tsx";
import { checkoutText } from "./checkout-text.ts";
import { fieldId } from "./use-checkout.ts";
import type { Checkout } from "./use-checkout.ts";

export function WhenBlock({
  shop,
  checkout,
  state,
}: {
  readonly shop: Shop;
  readonly checkout: Checkout;
  readonly state: BlockState;
}): ReactElement {
  const { menu, option, slot, slotQuestion } = shop;
  const { address, instructions } = option?.place ?? {};
  const error = checkout.errors.slot;
  return (
    <CheckoutBlock id="wann" number={2} title={checkoutText.when} state={state}>
      {menu.distributionOptions.length > 1 && (
        <Segmented
          legend={checkoutText.when}
          name="way"
          value={option?.id}
          onChange={(optionId) => shop.store().change((draft) => ({ ...draft, optionId, slotKey: null }))}
          segments={menu.distributionOptions.map(({ id, type, feeCents }) => ({
            value: id,
            label: wayNames[type],
            detail: feeCents === 0 ? free : formatMoney(feeCents),
            icon: <WayIcon type={type} />,
          }))}
        />
      )}
      {option && address && (
        <div className="flex gap-3">
          <MapPinIcon className="mt-0.5 text-theme-ink" />
          <p className="leading-snug">
            <b className="block text-name">{`${wayNames[option.type]}: ${address.street} ${address.houseNo}, ${address.zip} ${address.city}`}</b>
            {instructions && <span className="text-meta text-ink-2">{instructions}</span>}
          </p>
        </div>
      )}
      {shop.slotIsGone && (
        <Notice tone="warning" announce>
          {checkoutText.slotGone}
        </Notice>
      )}
      <div id={fieldId("slot")} className="min-w-0">
        {slotQuestion && (
          <SlotPicker
            question={slotQuestion}
            country={menu.shop.country}
            value={slot}
            onChange={(slotKey) => {
              shop.store().change((draft) => ({ ...draft, slotKey }));
              checkout.settle();
            }}
            errorId={error === undefined ? undefined : "zeit-fehler"}
          />
        )}
        {error !== undefined && (
          <p id="zeit-fehler" className="mt-2 text-meta font-bold text-danger-ink">
            {error}
          </p>
        )}
      </div>
    </CheckoutBlock>
  );
}
