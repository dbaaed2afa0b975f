import type { Cents } from "../../kernel/money/cents.ts";
import type { Minutes, Weekday } from "../../kernel/time/instant.ts";

export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** An area of delivery with its own conditions. Which of the shapes counts follows from `kind`. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly kind: "plz" | "radius" | "polygon";
  /** '1150', '10*' or '3100-3107'. */
  readonly plz?: readonly string[];
  readonly center?: GeoPoint;
  readonly radiusMeters?: number;
  /** Corner after corner; the last one joins the first. */
  readonly polygon?: readonly GeoPoint[];
  readonly minOrderCents: Cents;
  readonly feeCents: Cents;
  readonly freeFromCents?: Cents;
  /** What the way there adds to the lead time. */
  readonly extraMinutes: Minutes;
  /** Days of delivery; absent or empty = every day. */
  readonly weekdays?: readonly Weekday[];
  readonly enabled: boolean;
  /** The smallest number goes first. */
  readonly priority: number;
}
