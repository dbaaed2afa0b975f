import { fulfilmentTypeLabels, tableLabel } from "@lokalkorb/domain/labels/fulfilment-labels";
import { placeOn } from "@lokalkorb/domain/fulfilment/methods/place-on";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { removeLine } from "@lokalkorb/domain/basket/change-basket";
import { Button } from "@lokalkorb/ui/button";
import { MapPinIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { Select } from "@lokalkorb/ui/select";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { lockerText } from "@/entities/fulfilment/locker-text";
import { SlotPicker } from "@/entities/slot/slot-picker";
import type { Shop } from "@/entities/shop-page/use-shop";
import { keptTable } from "@/entities/table/kept-table";
import { FulfilmentChoice } from "@/entities/fulfilment/fulfilment-choice";
import { AddressFields } from "../address/address-fields.tsx";
import { bindField } from "../fields/bind-field.ts";
import { CheckoutBlock, type BlockProps } from "./checkout-block.tsx";
import { fieldId } from "../state/checkout-fields.ts";
import { needsAddress } from "../state/checkout-form.ts";
import { checkoutText } from "../state/checkout-text.ts";
import { useMovedSlot } from "../state/moved-slot.ts";
import type { Checkout } from "../calls/use-checkout.ts";

export function WhenBlock({ shop, checkout, state }: BlockProps): ReactElement {
  const { menu, option, slot, slotInput, noCommonSlot, slotIsChosen: isChosen, draft, now } = shop;
  const error = checkout.errors.slot;
  const before = useMovedSlot({ slot, optionId: option?.id, lines: draft.lines, isChosen });
  const place = { timezone: menu.shop.timezone, now };
  const chooseMethod = (optionId: string): void => {
    shop.store().change((draft) => ({ ...draft, optionId, slotKey: null }));
    checkout.settle();
  };
  return (
    <CheckoutBlock id="wann" number={2} title={checkoutText.when} state={state}>
      {menu.distributionOptions.length > 1 && (
        <FulfilmentChoice
          legend={checkoutText.when}
          options={menu.distributionOptions}
          value={option?.id}
          onChange={chooseMethod}
        />
      )}
      {option?.publicNote && <p className="text-meta text-ink-2">{option.publicNote}</p>}
      <PlaceLine shop={shop} />
      {needsAddress(option) && <AddressFields shop={shop} checkout={checkout} />}
      {option?.type === "dineIn" &&
        (option.tableSeal === undefined ? (
          <TableField tables={option.tables} checkout={checkout} />
        ) : (
          <ScannedTable isScanned={keptTable(menu.restaurantId)?.optionId === option.id} checkout={checkout} />
        ))}
      {shop.slotLost && (
        <Notice tone="warning" announce>
          {checkoutText.slotLost[shop.slotLost]}
        </Notice>
      )}
      {before && slot && !shop.slotLost && (
        <Notice tone="warning" announce>
          {checkoutText.slotMoved(formatSlot(before, place), formatSlot(slot, place))}
        </Notice>
      )}
      {noCommonSlot && (
        <Notice
          tone="warning"
          announce
          title={checkoutText[noCommonSlot.way === undefined ? "noCommonSlot" : "notThisMethod"](
            noCommonSlot.items.map(({ name }) => `„${name}“`).join(", "),
          )}
          action={
            <div className="mt-2 flex flex-wrap gap-2">
              {noCommonSlot.items.map(({ lineId, name }) => (
                <Button
                  key={lineId}
                  size="small"
                  look="outline"
                  onClick={() => shop.store().change((draft) => ({ ...draft, lines: removeLine(draft.lines, lineId) }))}
                >
                  {checkoutText.takeOut(name)}
                </Button>
              ))}
            </div>
          }
        />
      )}
      <div id={fieldId("slot")} className="min-w-0">
        {slotInput && !noCommonSlot && (
          <SlotPicker
            question={slotInput}
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

/** Where it is handed over on the chosen day; a market stand is somewhere else tomorrow. */
function PlaceLine({ shop: { menu, option, slot, now } }: { readonly shop: Shop }): ReactElement | null {
  if (!option || option.type === "delivery" || option.type === "shipping") return null;
  const place = placeOn(option, instantToLocal(slot?.start ?? now, menu.shop.timezone).date);
  const locker = option.type === "locker" ? option.locker : undefined;
  if (!place && !locker) return null;
  const { address = menu.shop.address, instructions, name } = place ?? {};
  return (
    <div className="flex gap-3">
      <MapPinIcon className="mt-0.5 text-theme-ink" />
      <p className="leading-snug">
        <b className="block text-name">{`${fulfilmentTypeLabels[option.type]}: ${address.street} ${address.houseNo}, ${address.zip} ${address.city}`}</b>
        {[name, instructions, locker && lockerText(locker)].map(
          (text) =>
            text && (
              <span key={text} className="block text-meta text-ink-2">
                {text}
              </span>
            ),
        )}
      </p>
    </div>
  );
}

/** Told by the code at the table, so that no dish goes to another one. */
function ScannedTable({
  isScanned,
  checkout: { form, errors },
}: {
  readonly isScanned: boolean;
  readonly checkout: Checkout;
}): ReactElement {
  return (
    <div id={fieldId("table")}>
      {isScanned && form.table !== "" ? (
        <b className="text-name">{tableLabel(form.table)}</b>
      ) : (
        <Notice tone="warning" announce={errors.table !== undefined}>
          {checkoutText.scanTable}
        </Notice>
      )}
    </div>
  );
}

function TableField({
  tables,
  checkout,
}: {
  readonly tables: readonly string[] | undefined;
  readonly checkout: Checkout;
}): ReactElement {
  const field = bindField(checkout, "table");
  return tables && tables.length > 0 ? (
    <Select {...field} required>
      <option value="">{checkoutText.chooseTable}</option>
      {tables.map((table) => (
        <option key={table}>{table}</option>
      ))}
    </Select>
  ) : (
    <TextField {...field} hint={checkoutText.tableHint} required maxLength={20} />
  );
}
