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
  /** More words, where there is room for them. */
  readonly detail?: string;
  /** The colour of a shop's pin. */
  readonly ink?: string;
  /** A full pin instead of a hollow one. */
  readonly isFull?: boolean;
  readonly isChosen?: boolean;
}

/** Something to take hold of, with a pointer or with the arrow keys. */
export interface MapHandle {
  readonly id: string;
  readonly at: GeoPoint;
  readonly label: string;
  /** `pin`: over a place, to be pressed and not moved. */
  readonly kind: "corner" | "between" | "centre" | "radius" | "pin";
  /** Of what can be chosen. */
  readonly isChosen?: boolean;
  /** While it is held. */
  readonly onMove?: (to: GeoPoint) => void;
  /** Let go, there or by a key. */
  readonly onDrop?: (to: GeoPoint) => void;
  readonly onPress?: () => void;
  readonly onRemove?: () => void;
}
