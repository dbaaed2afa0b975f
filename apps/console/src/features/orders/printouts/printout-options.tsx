import { Select } from "@lokalkorb/ui/select";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { stationsOf } from "@/entities/order/items/stations";
import { useItems } from "@/entities/order/items/use-items";
import { isSheet, noStation, placesOf, sheetGrids, stickerSizes, type StickerSize } from "./choice/printouts.ts";
import { printoutText as words, stickerSizeNames } from "./choice/printouts-text.ts";

export interface StickerOptionsProps {
  readonly size: StickerSize;
  readonly from: number;
  readonly onSize: (size: string) => void;
  readonly onFrom: (from: string) => void;
}

/** The size of the labels, and where a sheet that was begun goes on. */
export function StickerOptions({ size, from, onSize, onFrom }: StickerOptionsProps): ReactElement {
  return (
    <>
      <Select label={words.size} value={size} onChange={(event) => onSize(event.target.value)}>
        {stickerSizes.map((one) => (
          <option key={one} value={one}>
            {stickerSizeNames[one]}
          </option>
        ))}
      </Select>
      {isSheet(size) && (
        <Select
          label={words.from}
          hint={words.fromHint}
          value={String(from)}
          onChange={(event) => onFrom(event.target.value)}
        >
          {Array.from({ length: placesOf(size) }, (_place, index) => (
            <option key={index + 1} value={String(index + 1)}>
              {words.place(index + 1, sheetGrids[size].columns)}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

export interface StationOptionProps {
  readonly orders: readonly ShopOrder[];
  readonly station: string | null;
  readonly onStation: (station: string) => void;
}

/** A list for one oven alone; a shop without stations is not asked. */
export function StationOption({ orders, station, onStation }: StationOptionProps): ReactElement | null {
  const read = useItems(orders);
  const stations = stationsOf(orders, read);
  if (stations.length === 0 && station === null) return null;
  const named = [...new Set([...stations, ...(station === null || station === noStation ? [] : [station])])];
  return (
    <Select label={words.station} value={station ?? ""} onChange={(event) => onStation(event.target.value)}>
      <option value="">{words.allStations}</option>
      {named.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
      <option value={noStation}>{words.noStation}</option>
    </Select>
  );
}
