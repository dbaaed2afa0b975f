import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import type { Look } from "./looks.ts";

/** A painted area. */
export interface MapShape {
  readonly id: string;
  readonly corners: readonly GeoPoint[];
  readonly look: Look;
  /** Still being drawn: a way without an inside. */
  readonly isOpen?: boolean;
  /** Painted stronger than the others. */
  readonly isChosen?: boolean;
}

/** A place with a word beside it; it takes no presses of its own. */
export interface MapPlace {
  readonly id: string;
  readonly at: GeoPoint;
  readonly label: string;
  readonly kind: "shop" | "code" | "area";
  /** Areas that it belongs to; none: a hollow dot. */
  readonly looks: readonly Look[];
}

/** Something to take hold of, with a pointer or with the arrow keys. */
export interface MapHandle {
  readonly id: string;
  readonly at: GeoPoint;
  readonly label: string;
  readonly kind: "corner" | "between" | "centre" | "radius";
  /** While it is held. */
  readonly onMove?: (to: GeoPoint) => void;
  /** Let go, there or by a key. */
  readonly onDrop?: (to: GeoPoint) => void;
  readonly onPress?: () => void;
  readonly onRemove?: () => void;
}
