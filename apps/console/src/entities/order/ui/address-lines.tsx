import { MapPinIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import type { ShopOrder } from "../state/order-document.ts";
import { mapUrl } from "@lokalkorb/domain/kernel/country/map-url";
import { Note } from "./order-facts.tsx";
import { orderText } from "./order-text.ts";

export interface AddressLinesProps {
  readonly order: ShopOrder;
  /** As one writes it on a parcel. */
  readonly named?: boolean;
}

/** Where it is brought; nothing for what is fetched. */
export function AddressLines({ order, named = false }: AddressLinesProps): ReactElement | null {
  const { address } = order.distribution;
  if (address === undefined) return null;
  const { street, houseNo, zip, city, note } = address;
  return (
    <div className="grid gap-1">
      <address className="flex gap-1.5 not-italic select-text">
        <MapPinIcon size={16} className="mt-0.5 flex-none" />
        <span>
          {named && order.customer.name}
          {named && <br />}
          {street} {houseNo}
          <br />
          {zip} {city}
        </span>
      </address>
      {!named && (
        <a
          className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start"
          href={mapUrl(address)}
          target="_blank"
          rel="noreferrer"
        >
          {orderText.map}
        </a>
      )}
      {note && <Note text={note} small />}
    </div>
  );
}
