import type { Address } from "./address.ts";

/** A page of its own that finds the way, and learns the address only when it is asked for. */
export const mapUrl = ({ street, houseNo, zip, city }: Address): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street} ${houseNo}, ${zip} ${city}`)}`;
