import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { termsVersion } from "@lokalkorb/domain/shop/legal/terms-version";
import type { ShownLegalText } from "@lokalkorb/domain/shop/legal/legal-texts";
import { saidOfWithdrawal } from "../state/said-of-withdrawal.ts";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import type { Shop } from "@/entities/shop-page/use-shop";
import { keptTable } from "@/entities/table/kept-table";
import { countriesOf, needsAddress, zipCountry, type CheckoutForm } from "../state/checkout-form.ts";
import type { OrderToSend } from "./send-order.ts";

interface Settled {
  readonly option: FulfilmentMethod;
  readonly slot: Slot;
  readonly covered: boolean;
  /** Own legal texts of the shop, as they are linked above the button. */
  readonly texts: readonly ShownLegalText[];
}

/** Only what a group pays online, and not with a card of one of them. */
export const isPaidApart = ({ eachPays, payment, card }: CheckoutForm, { lines }: Shop["draft"]): boolean =>
  eachPays &&
  payment === "online" &&
  card === null &&
  Object.values(lines).some(({ participantId }) => participantId !== undefined);

/** The request of an order: all that stood on the screen, and nothing else. */
export function orderBody(
  { menu, draft, priced }: Shop,
  form: CheckoutForm,
  { option, slot, covered, texts }: Settled,
): OrderToSend["body"] {
  const phone = form.phone.trim();
  const note = form.note.trim();
  const doorNote = form.doorNote.trim();
  const table = form.table.trim();
  const scanned = option.tableSeal === undefined ? null : keptTable(menu.restaurantId);
  const { zip } = form;
  const country = zipCountry(zip, countriesOf(menu, option)) ?? menu.shop.country;
  return {
    restaurantId: menu.restaurantId,
    storefrontId: menu.storefrontId,
    menuVersion: menu.version,
    quotedTotalCents: priced.totals.totalCents,
    linesHash: linesHash(draft.lines),
    distribution: {
      optionId: option.id,
      slotKey: slot.key,
      ...(option.type === "dineIn" && table !== "" ? { table } : {}),
      ...(scanned?.optionId === option.id && { table: scanned.table, tableCode: scanned.code }),
    },
    ...(needsAddress(option)
      ? {
          address: {
            street: form.street.trim(),
            houseNo: form.houseNo.trim(),
            zip,
            city: form.city.trim(),
            country,
            ...(doorNote === "" ? {} : { note: doorNote }),
          },
        }
      : {}),
    contact: { name: form.name.trim(), email: form.email.trim(), ...(phone === "" ? {} : { phone }) },
    ...(form.payment === "online" && form.card !== null && !covered ? { cardId: form.card.id } : {}),
    ...(!covered && isPaidApart(form, draft) ? { eachPays: true as const } : {}),
    paymentMethod: covered ? "giftCard" : (form.payment ?? "cashOnPickup"),
    ...(form.codes.length > 0 ? { codes: form.codes.map(({ code }) => code) } : {}),
    ...(form.tip && menu.tips ? { tip: form.tip } : {}),
    ...(note === "" ? {} : { customerNote: note }),
    ...(form.business === null
      ? {}
      : {
          business: {
            customerId: form.business.customerId,
            ...(form.poNumber.trim() === "" ? {} : { poNumber: form.poNumber.trim() }),
            ...(form.costCenter.trim() === "" ? {} : { costCenter: form.costCenter.trim() }),
          },
        }),
    ageConfirmed: form.ageConfirmed,
    // The text of the page when the button was pressed: stored with the order as evidence (CHK-13).
    shown: {
      button: orderButton,
      withdrawal: saidOfWithdrawal(menu, priced),
      terms: termsVersion,
      ...(texts.length > 0 ? { texts: [...texts] } : {}),
      build: browserConfig().version,
    },
  };
}
